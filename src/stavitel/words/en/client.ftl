# The words of the browser client itself.

home = To the lobby
close = Close
table = The table
side = Log and talk
board = Board
board-scroll = Board { $name }, scrolls
hand = Your hand
nothing-here = There is nothing at this address.

seat-number = Seat { $n }
seat-opponent = Opponent
seat-bot = bot
seat-open = open
seat-me = you
panel-of = Player { $name }
panel-you = (you)
panel-asked = to move
panel-fold = Fold { $name }’s area
panel-unfold = Unfold { $name }’s area

card-face-down = Face-down card: { $back }
card-cost = cost { $n }
card-tapped = used
card-reconstructed = reconstructed value
reconstructed-long = A value on this card is reconstructed: we found no source for it. If you own the game you can correct it in a content file.
back-card = card

zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit to the screen

prompt = Question
prompt-waiting = Waiting for { $names }.
prompt-nothing = Nothing is asked at the moment.
prompt-exactly = { $chosen } of { $n } chosen
prompt-between = { $chosen } chosen, { $least } to { $most }
prompt-more = { $n ->
    [one] One more answer…
   *[other] { $n } more answers…
}
prompt-refused = { $n ->
    [one] Why not? One thing is not possible
   *[other] Why not? { $n } things are not possible
}
skip-to-prompt = Skip to the answers
step-back = Back
undo = Undo
undo-free = Take back your last answer
undo-consent = Ask the others to take back your last answer
undo-no = Nothing can be taken back
restart-turn = Restart turn
confirm = Confirm
confirm-some = { $n ->
    [0] Confirm: none
   *[other] Confirm: { $n }
}

text-view = Table as text
rules = Rules
rules-search = Search the rules
rules-none = No rule has these words.
rules-missing = The rules of this title are not here.
rules-in-english = These rules are written in English so far.
rules-table = Table in the rules
rule-open = Rule { $rule }
log = Log
log-empty = Nothing has happened yet.
chat = Talk
chat-unread = { $n ->
    [one] Talk: one new line
   *[other] Talk: { $n } new lines
}
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-watcher = watching

keys = Keys
key-tab = next thing you may choose
key-arrows = to the nearest card or place
key-enter = choose; confirm
key-digits = the answer with this number
key-esc = one step back, then undo
key-go = to the first lit thing on the table
key-undo = undo
key-text = the table as text
key-log = log
key-chat = talk
key-rules = rules
key-help = these keys
