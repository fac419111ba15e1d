# What a teacher at the table says: a word about every question, met for the first time.

coach-keep-a-character = You choose, in secret, who you are this round. Take the character that fits your city: the King earns on yellow districts, the Bishop on blue, the Merchant on green, the Warlord on red.
coach-lay-a-character = This character leaves the round face down, and only you know which. Lay away the one that would help your opponent most, or hurt you.
coach-turn = First take 2 coins, or draw 2 cards and keep 1; after that you may build one district and pay its cost. Cards if your hand is poor, coins if you hold something worth building.
coach-action = This time you may only take the action. Coins if there is a district you want to pay for, cards if your hand is short.
coach-keep-a-card = Keep a card you can afford in a turn or two; a colour you do not have yet counts towards 3 points at the end. You may not build the same name twice.
coach-keep-two-cards = Your Library lets you keep two. One cheap card for now and one dear card for later is a good pair.
coach-murder = You name a character, not a player: whoever has it loses the whole turn. Ask yourself what the player you fear would have taken, and remember that the face-up characters are not in play.
coach-rob = You name a character; when it is called, its player hands you every coin. Aim at what a rich player is likely to be. You get the coins only then, so you spend them next round.
coach-bewitch = You name a character; its player only takes the action, and you play the rest of that turn with your own city, hand and coins. Choose a power that you can use right now.
coach-out-of-turn = This card can be played only at such a moment. The Strongman saves your turn; the Acrobat brings the crown, so that you choose first next round. Held to the end of the game, an action card is worth 1 point.
coach-redraw = You swap cards of your hand for as many from the deck. Give what you cannot or need not build: names that already stand in your city, or cards far too dear.
coach-destroy = You pay one coin less than the district cost to build; a district of cost 1 falls for nothing. Hit the player who leads, above all one who is close to completing the city.
coach-recover-it = For 1 coin the destroyed card comes to your hand. Worth it if you can build it yourself.
coach-laboratory = One card for one coin. Give a card that you will hardly build.
coach-tuck = Every card under the Museum is 1 point at the end, whatever it is. Tuck the one you will hardly build.
coach-armory = The Armory falls too, but destroys a district in another city without any cost. Its best moment is to stop a city that is nearly complete.
coach-search-the-deck = You may look through the whole deck and take any one card; there is nothing to lose but the time.
coach-take-from-the-deck = Any card of the deck is yours. Look for a colour you lack, or for a strong purple district you can pay soon.
coach-draw-in-the-park = Your hand is empty and the Park gives you 2 cards for nothing.
coach-ring-the-bell = With 7 districts the game ends sooner. Say yes if your city is ahead, no if you need another round.
coach-look-at-a-hand = You look at one hand and take a card out of it. Choose a player with many cards, or one who keeps a dear district ready.
coach-take-a-card = Take what you can use best, or what the other must not build.
coach-replace-a-district = One district of yours goes away and a dearer one takes its place for the difference in cost. Give up a cheap one.
coach-replace-by = The new district must cost more than the old one; you pay only the difference.
coach-cash-in = You may take the coins on the wagon now, but then it is gone. While it stays, every use by an opponent puts 1 more coin on it.
coach-build-at-once = Built at once, this card does not count as your build of this turn. Kept, it waits in your hand.
coach-give-the-crown = The holder of the crown chooses a character first next round. Give it to the player who is behind, not to the one who leads; you receive a coin or a card for it.
coach-thank-the-emperor = You owe the Emperor a coin or a card from your hand. Give what you miss less.
coach-give-a-card = Give the card that you will hardly build.
coach-exchange = You take a district from another city for one of yours. If it is dearer, you pay its owner the difference.
coach-give-a-district = This one goes to the other city. A cheap one, or a colour that you have twice, hurts least.

# The overview

overview-you = You are building a city. Every round you are somebody else: an Assassin, a King, an Architect, and nobody knows who.
overview-goal = You win by points. A district counts as much as it cost; all five colours give 3 more, a complete city 4 to the first and 2 to every other.
overview-turn-1 = The characters go round the table; everybody keeps one in secret.
overview-turn-2 = The crown holder calls them from 1 to 8; whoever is called shows the card and takes a turn.
overview-turn-3 = A turn: take 2 coins, or draw 2 cards and keep 1; then build one district, if you like. The power of your character comes on top.
overview-end = When somebody has 8 districts (7 in the short game), the round is finished and the game is over.
overview-mistake-1 = Saving for dear cards while the others build: cheap districts end the game, too.
overview-mistake-2 = Taking the same character every round: Assassin and Thief will soon know where to find you.
overview-mistake-3 = Keeping many coins when a Thief may be about: what is built cannot be stolen.
overview-mistake-4 = Forgetting to take the income of your colour: it comes once per turn, and a district built before counts, too.
overview-mistake-5 = Not counting the districts of the others: with two to go, the leader needs a Warlord or an Assassin.

# The first game

lesson-pick = Welcome! You hold the crown, so you choose first. The characters lying face up are out of this round. Take the Architect: he draws two cards more and may build three districts.
lesson-plans = Your character has been called. The Architect's two extra cards are free and you keep both: take them first, then you know what you can build.
lesson-action = Now the action that everybody has: two coins, or two cards of which you keep one. You hold enough cards, so take the coins.
lesson-build = Click a card in your hand to build it: you pay its cost, and at the end it is worth that many points. Build the dearest you can pay, or two cheap ones if you are the Architect.
lesson-end = Nothing more to pay for? Then end your turn yourself. The game never ends it for you, or the others could guess your hand.
lesson-leftovers = A new round, a new character; whoever chooses later picks from what the others left. The Assassin plays first and makes somebody lose the whole turn. Try him once.
lesson-murder = You name a character, not a player, and you do not know who has it. The Architect is often taken by whoever has many cards and coins.
lesson-rob = Name the character of somebody rich. When it is called, all those coins are yours. The Merchant is a popular guess.
lesson-colours = Characters earn money on colours: the Merchant 1 coin for each green district, and 1 coin in any case. Look which colours stand in your city; while coins are short, the Merchant is never wrong.
lesson-coin = One coin for being the Merchant, whatever else you do: take it at once.
lesson-income = Income: 1 coin for each district in the colour of your character, once per turn. It can wait: take your two coins and build first; a district of that colour built now counts, too.
lesson-rivals = Look at the other cities before you choose. Whoever has most districts will end the game: an Assassin, or a Warlord who destroys a district, slows them down. Nobody near 7 yet? Then take who earns most for you.
lesson-destroy = As the Warlord you may destroy one district of another city for 1 coin less than it cost. A district of cost 1 falls for nothing.
lesson-more = Count before you build: with the income a dearer card may be within reach. Think of the five colours, too: one district of each is 3 points at the end, and nobody may build the same name twice.
lesson-last = One thing is left: when a city is complete, that round is the last. Coins and cards in hand are worth nothing then, so build the dearest district you can pay. Now you know the game!

preset-first = First game
    .hint = Four, a city of 7 districts: about an hour.
preset-family = Around the family table
    .hint = Five, the eight characters of the box.
preset-duel = For two
    .hint = Two characters each: a game of nerves.
preset-full = Full table
    .hint = Seven: nearly every character is somebody.
preset-owner = Everything in the box
    .hint = Five, with the fifteen action cards of the circus.
preset-dark = With the Dark City
    .hint = Six, with Witch, Abbot, Navigator, Queen and five new districts.
preset-english = English edition
    .hint = Five, by the English rules of 2010.

# The glossary

term-character = Character
    .text = Who you are this round. Characters are chosen in secret and called by their rank, 1 to 8.
    .forms = character*
term-crown = Crown
    .text = Its holder calls the characters and chooses first in the next round. Whoever is King takes it.
    .forms = crown*
term-district = District
    .text = A card you build in your city for its cost; at the end it is worth as many points.
    .forms = district*
term-city = Complete city
    .text = A city of 8 districts, 7 in the short game. It ends the game after this round, and nobody can destroy anything in it.
    .forms = complete* city|complete cities
term-colours = Five colours
    .text = Yellow, blue, green, red and purple: one district of each gives 3 points at the end.
    .forms = five colours
term-income = Income
    .text = King, Bishop, Merchant and Warlord take 1 coin for each own district of their colour, once per turn.
    .forms = income
term-face-up = Set aside
    .text = A character that takes no part in this round. It may still be named, but nothing happens.
    .forms = face up|set aside
term-murdered = Murdered
    .text = The holder of this character keeps silent and loses the whole turn.
    .forms = murder*
term-robbed = Robbed
    .text = When this character is called, its player first hands all coins to the Thief.
    .forms = rob|robs|robbed
term-action-card = Action card
    .text = A card of the circus. One may be played in each turn; each one left in hand is 1 point.
    .forms = action card*

# Positions to try a rule at

example-build = You are the Architect and have your coins. Build a card: what does it cost, and what is left?
example-murder = You are the Assassin and know only what lies face up. Name a character and see what happens.
example-income = Your character earns on its colour. Take the income first, or build first: does it make a difference?
