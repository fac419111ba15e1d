# The words of the browser client itself.

home = To the lobby
site = Site
close = Close
cancel = Cancel
save = Save
yes = yes
no = no
table = The table
side = Log and talk
board = Board
board-scroll = Board { $name }, scrolls
hand = Your hand
nothing-here = There is nothing at this address.
about = About Stavitel
about-what = Stavitel is a place to play great builder games with friends, against bots and alone, with the rules enforced and explained.
credits = Credits
credits-icons = Icons:
credits-fonts = Type:
credits-games = The games belong to their authors and publishers. Pictures and words here are our own.
credits-line = Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0

hero = Pull up a chair. There is a city to build.
hero-line = Heavy board games for friends, in the browser: the rules are kept for you, every “no” says why, and bots fill the empty chairs.
your-name = Your name
name-example = Anna
come-in = Come in
guest-line = No account needed. A name is enough to play.
my-tables = My tables
new-game = Play
open-tables = Open tables
no-open-tables = No table is open at the moment. Open one, or send a friend a link.
finished-tables = Finished games
facts-bots = bots
facts-solo = solo
state-your-turn = Your turn
state-gathering = gathering
state-join = join
state-full = full
state-playing = playing
state-watch = watch
state-over = finished
your-turn = Your turn

account = You
account-is = Logged in as { $name }.
account-why = An account is optional: it keeps your tables together on all your devices.
account-name = Account
password = Password
log-in = Log in
log-out = Log out
register = Make an account

settings = Settings
language = Language
theme = Look
theme-auto = like the system
theme-light = light
theme-dark = dark
theme-contrast = high contrast
speed = Moves
speed-off = at once
speed-fast = fast
speed-normal = unhurried
speed-slow = slow
setting-confirm = Confirm every answer
setting-sound = Sounds
setting-push = Tell me when it is my turn, also with the page closed
push-refused = The browser does not allow notes from this page.

who-plays = Who plays
seat-count = Number of seats
wish-me = Me ({ $name })
wish-open = Open: anybody with the link
wish-bot = Bot: { $level }
level-random = playful
level-greedy = eager
level-search = cunning
solo-hint = You play against the opponent printed in the rules.
how-to-play = How you play
pace = Pace
pace-live = live
pace-live-hint = Everybody is at the table now.
pace-days = over days
pace-days-hint = Answer when you have time; you are told when it is your turn.
undo-policy = Taking back
policy-consent = free, else by consent
policy-consent-hint = Free until chance, something hidden or another player comes in; after that the others are asked.
policy-free-only = only what is free
policy-free-only-hint = Free until chance, something hidden or another player comes in; after that never.
policy-never = never
policy-never-hint = Touched is moved.
listed = Show the table in the lobby
options-of = { $title }: variants
options-changed = { $n } changed
options-same = { $n } options as usual
open-table = Open the table
start-now = Start the game

waiting-for = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
all-here = Everybody is here
send-link = Send this link to your friends:
link = Link
copy = Copy
copied = Copied
sit-down = Sit down
sit-here = Sit here
get-up = Leave the table
start = Start the game
start-hint = The game starts when every seat is taken; you can put bots on open ones.
host-starts = The host starts the game.
change = Change…
change-seat = Change seat { $n }
new-link = New link for a lost one
is-here = here
is-away = away
commitment = Sealed seed
people-here = At the table
watchers = { $n ->
    [one] One person watches.
   *[other] { $n } people watch.
}
opening = One moment…
no-table = There is no such table
no-seat = This link opens no seat
link-lost = The line is down; trying again…
you-watch = You are watching.

places = Places on the table
place-lit = (something to choose here)
seats = Players
seat-number = Seat { $n }
seat-opponent = Opponent
seat-bot = bot
bot-name = Bot { $name }
seat-open = open
seat-me = you
seat-host = host
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
prompt-asked = “{ $text }”
prompt-nothing = Nothing is asked at the moment.
prompt-exactly = { $chosen } of { $n } chosen
prompt-between = { $chosen } chosen, { $least } to { $most }
prompt-more = { $n ->
    [one] One more on the table…
   *[other] { $n } more on the table…
}
prompt-list = Choose on the table, or list the { $n } answers
prompt-refused = { $n ->
    [one] Why not? One thing is not possible
   *[other] Why not? { $n } things are not possible
}
show-lit = Show me
not-possible = not possible now, tells why
skip-to-prompt = Skip to the answers
step-back = Back
undo = Undo
undo-free = Take back your last answer
undo-consent = Ask the others to take back your last answer
undo-no = Nothing can be taken back
undo-asked = { $name } would like to take back a move.
undo-waits = { $name } would like to take back a move; waiting for { $others }.
agree = Agree
refuse = Refuse
restart-turn = Restart turn
confirm = Confirm
confirm-some = { $n ->
    [0] Confirm: none
   *[other] Confirm: { $n }
}
standing = Not this turn
standing-hint = { $answer } – now, and whenever this is asked until your next turn
standing-ahead = Decline this in advance, until your next turn
standing-list = Your answers left in advance
standing-turn = – declined until your turn
standing-game = – declined for the whole game
standing-always = For the whole game
standing-stop = Take this answer back
my-seats = My seats

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

game-over = The game is over.
to-result = To the result
wins = { $name } wins
share-win = Shared victory: { $names }
rematch = Rematch
to-rematch = To the rematch
look-at-table = Look at the table
record = Download the record
verify = Verify
verified = True: the sealed seed and the answers give exactly this game.
not-verified = Not true:
scores = Scores
total = Total
rank = Rank
tie-breaks = Tie-breaks
score-over-time = Score over time
chart-label = Score over time; at the end { $scores }
replay = Replay
replay-back = One step back
replay-on = One step on
replay-slider = Moment of the game
play = Play
pause = Pause
seen-by = Seen by
seen-by-all = everybody

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
