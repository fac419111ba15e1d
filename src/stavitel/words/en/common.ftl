# Texts that no title owns: seats, plain answers, the clients.

seat-name = Player { $number }
seat-you = Player { $number } (you)
seat-bot = { $bot } { $number }
seat-opponent = Opponent

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

# Effects that titles share.

ask-choose-effect = Choose one
ask-use-effect = Use it?
effect-then = { $a }, then { $b }
effect-or = { $a } or { $b }
effect-may = you may: { $a }

# The terminal client, drawn and plain.

client-welcome = { $title }. You play in lines of text.
client-help-hint = Answer with a number or a key. Type ? for help.
client-help =
    number or key: answer the question; several with spaces between them
    u undo, h hint, w what is refused and why, o the options again
    t the table, log all that happened, scores the points as they stand
    l language (l en, l cs, l pl), s save (s FILE), q save and leave
client-help-keys =
    1–9         choose an option by its number; with more than nine, go on typing or press Enter
    ↑ ↓ Enter   go through the options and choose
    Space, d    where several may be chosen: mark one, and done
    mouse       click a lit thing on the table or a line of the list; a click on a card tells what it does
    u           undo            h   hint from a bot
    w           show or hide what is refused, and why
    r           the rules; on a refused line, the rule behind it
    t           the table as a picture or as text
    PgUp PgDn   move the table
    l           language        s   save
    n           after the end: a new game
    q           save and leave
client-turn = { $who }, it is your turn.
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
client-saved = Saved: { $path }
client-active = at turn
client-thinking = The others are thinking …
client-done = Done
client-game-over = The game is over
client-total = Total
client-rank = Place
client-close = Esc closes
client-no-rules = The rules are not here.
client-reconstructed = A value of this card is our reconstruction; a content file can correct it.
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
client-key-why = why not
client-key-rules = rules
client-key-text = text
client-key-language = language
client-key-save = save
client-key-help = help
client-key-quit = leave
