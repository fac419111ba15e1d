# Texts that no title owns: seats, plain answers, the clients.

seat-name = Player { $number }
seat-you = Player { $number } (you)
seat-bot = { $bot } { $number }
word-opponent = Opponent

word-yes = Yes
word-no = No
word-none = nothing
word-number = { $n }
word-seat = { $who }
word-hidden = hidden

tell-content = This table plays with corrected card values: { $file }
tell-undoes = { $who }: a move is taken back
tell-changes = { $who }: { $changes }
change-more = { $what } +{ $n }
change-less = { $what } −{ $n }
why-strands = After this the rest could not be carried out

# Effects: what an option costs and brings, what a card gives. `$what` is a word in the form for the number, if there is one.

effect-amount = { $n } { $what }
    .uncounted = { $n } { $what }
effect-more = +{ $n } { $what }
    .uncounted = +{ $n } { $what }
effect-less = −{ $n } { $what }
    .uncounted = −{ $n } { $what }

# The terminal client, drawn and plain.

client-welcome = { $title }. You play in lines of text.
client-help-hint = Answer with a number or a key. Type ? for help.
client-help =
    number or key: answer the question; several with spaces between them
    u undo, h hint (h 5: after five seconds), w what is refused and why, o the options again
    e have the coach explain what is asked, or be silent
    c NAME a card or a place (the beginning of its name will do), c the cards that are asked about
    t the table, log all that happened, scores the points as they stand
    p where it is offered: the same answer for the rest of the round
    l language (l en, l cs, l pl), s save (s FILE), q save and leave
client-help-keys =
    1–9         choose an option by its number; with more than nine, go on typing or press Enter
    ↑ ↓ Enter   go through the options and choose
    Space, d    where several may be chosen: mark one, and done
    mouse       click a lit thing on the table or a line of the list; a click on a card tells what it does
    u           undo            h   hint from a bot
    e           have the coach explain what is asked, or be silent
    w           show or hide what is refused, and why
    r           the rules; on a refused line, the rule behind it
    t           the table as a picture or as text
    p           where it is offered: the same answer for the rest of the round
    PgUp PgDn   move the table
    l           language        s   save
    n           after the end: a new game
    q           save and leave
client-turn = { $who }, it is your turn.
client-not-offered = “{ $typed-key }” is not on offer; o reads the options again.
client-choose-exactly = Choose { $count }, then Enter.
client-choose-some = Choose { $least } to { $most }, then Enter.
client-chosen = Choose { $least } to { $most }; chosen: { $chosen }
client-refused-count = { $count ->
    [one] One thing is not allowed; w says why.
   *[other] { $count } things are not allowed; w says why.
}
client-nothing-refused = Nothing is refused here.
client-undone = Taken back.
client-nothing-to-undo = There is nothing to take back.
client-hint = A bot would choose: { $answer }
client-considered = { $answer }: { $chance } % to win, { $points } points
client-turning-points = Turning points
client-no-mistakes = No decision gave much away.
client-learn-ask = Your answer (a number; q to stop):
client-learn-right = Nothing better was found.
client-learn-good = Nearly as good as the best.
client-learn-wrong = Another answer promises { $cost } % more.
client-learn-then = In the game it was: { $answer }
client-coach-on = The coach says a word about everything that is new to you; e makes it silent.
client-coach-off = The coach is silent; e lets it speak.
client-look-how = Name a card or a place: c market
client-look-none = There is nothing called “{ $name-key }”.
client-look-which = Which one? { $names }
client-standing = { $answer }, for the rest of the round
client-standing-plain = { "  p. " }{ $answer }, now and whenever this is asked again in this round
client-standing-none = This cannot be answered for the whole round.
client-saved = Saved: { $path }
client-active = at turn
client-cost = cost { $n }
client-used = used
client-thinking = The others are thinking …
client-done = Done
client-game-over = The game is over
client-total = Total
client-rank = Place
client-close = Esc closes
client-no-rules = The rules are not here.
client-reconstructed = ≈ A value of this card is our reconstruction; a content file can correct it.
client-reconstructed-count = ≈ Our reconstruction: { $count } of the { $all } cards and spaces of this game; “stavitel content { $title }” lists them.
client-over = The game ended after { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}.
client-unfinished = The game stands after { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}.
client-key-undo = undo
client-key-hint = hint
client-key-coach = coach
client-key-why = why not
client-key-rules = rules
client-key-text = text
client-key-language = language
client-key-save = save
client-key-help = help
client-key-quit = leave

client-notice-your-turn = It is your turn.
client-notice-time-up = Your time is up: a bot will soon play for you.
client-notice-test = This is a test: messages about your turns arrive here.
client-mail-code-subject = Stavitel: your mail address
client-mail-code = Your code is { $code }. If you did not ask for it, do nothing.
client-mail-reset-subject = Stavitel: a new password
client-mail-reset = Set a new password here, within an hour: { $link }
client-overview-goal = How you win
client-overview-turn = A turn
client-overview-end = The end
client-overview-mistakes = Five mistakes of beginners
client-overview-terms = Words of the game
client-example = Try it:
