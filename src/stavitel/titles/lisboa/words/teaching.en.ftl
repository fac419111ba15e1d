# What a teacher at the table says: a word about every question, met for the first time.

coach-keep-tile = A clergy tile helps you as long as it lies on your board: cheaper audiences, cheaper land, extra goods. Keep the one you will use often; later you can turn it into wigs.
coach-draft = Keep what works together: nobles for the audiences you plan, and a treasury card or two for money.
coach-starting-decree = A decree scores at the end for something you do anyway. Take one that leads you: stores of one colour, ships, public buildings.
coach-play-card = One card is your whole turn. A noble at court is an audience: you pay influence and do his big action; a treasury card at court pays for an event; any card into your portfolio lets you sell goods or trade with the nobles.
coach-sell-or-trade = Selling brings money but needs a ship, yours or another's; every sale on a foreign ship helps its owner. Trading gives one good to a noble for one of his state actions, up to two different ones.
coach-sell-more = Sell as long as there is room on a ship. Keep a good for each noble you want to trade with.
coach-sell-goods = Each good goes on a ship with room and pays its price. A full ship sails and scores 1 wig per good for its owner, so fill your own ships first.
coach-trade-again = A second trade is possible at once, with another state action. Do it if you have the good: your turn allows nothing else.
coach-make-room = Your portfolio is full. Let go the card whose influence or benefit you need least; goods under a discarded ship are lost.
coach-pay-reis = Coins, or influence moved back to the next real symbol. Keep influence if you want to visit a noble soon.
coach-pay-visit = An audience costs influence, one more for each foreign official in that office. Wigs pay only what influence cannot.
coach-pay-join = Joining costs influence like an audience, and your favor tile goes back. Wigs pay only what influence cannot.
coach-pay-goods = The goods must all be of different kinds. Pay with those whose price is low and keep what a noble accepts.
coach-free-state-action = Before the noble's own action you may do one of his two state actions without paying a good. There is rarely a reason to leave it out.
coach-join-visit = You hold this noble's favor: give it back, pay the influence, and do one of his three actions in the middle of someone else's turn. A free action is strong; a favor kept is 2 wigs at the end.
coach-recruit = Officials in an office make audiences there dearer for everybody else, and you need them later to open public buildings. Spread them over different offices.
coach-place-officials = Up to three, each in another office. They make audiences dearer for the others and wait to open your public buildings.
coach-take-plan = A plan is needed to open a public building of its architect; its number says how many officials that takes. Few officials are easy, many count more at the end.
coach-build-ship = A ship brings influence, a place to sell your goods and wigs when it sails. Replacing an old ship costs only the difference in size.
coach-produce-extra = One good more than your stores give, if there is room. It counts as produced, so its price falls too.
coach-right-houses = Your houses let you take more of a good you have just produced. Take what sells dear, or what a noble accepts.
coach-meet-cardinal = One step or two, and a tile beside him is yours. Passing the influence symbol starts a church scoring, where tiles can be turned into wigs and influence.
coach-take-favor = A favor lets you join an audience of another player at that noble. Take the noble the others will visit; at the end each one left is 2 wigs.
coach-build-store = The price is the treasury plus the rubble of row and column; the store scores at once for matching public buildings and makes one good for you from now on. Look at the reward on the plot, too.
coach-take-cube = One earthquake, one fire and one tsunami cube make a set: more room, and 3 wigs at the end of each period. Take the colour that you have least of; earthquake cubes also make the land cheapest when they are gone.
coach-choose-house = Each group of houses on your board hides a benefit: the left one lets money pay for audiences, the middle one makes ships cheaper, the right one gives more goods.
coach-take-decree = Decrees score at the end, only for you. Take one that counts what you already have and will have more of.
coach-second-decree = For one of your set markers you take a second decree at once. Good if another one fits you; the marker is of no other use.
coach-open-building = Every store in that row or street whose good the building shows scores at once, whoever owns it. Look for a site that serves your own stores, and take the cubes and the reward there.
coach-show-plan = The plan decides which building is opened and how many officials go home. Fewer officials are cheaper now, more count at the end.
coach-send-home = These officials return to your board. Take those from courtyards first: in an office they still make audiences dear for others.
coach-take-good = Any good is yours. Gold is accepted by every noble; others may sell for more on a ship.
coach-take-different-good = All must be of different kinds. Begin with what you lack for a ship or for a noble.
coach-plan-reward = A plan for nothing. Few officials are quick to gather, many count more at the end.
coach-official-reward = An official goes to an office without cost, where he makes audiences dearer for the others and waits for your public building.
coach-cardinal-reward = The cardinal moves, and a tile beside him is yours for nothing. Mind the influence symbol: passing it starts a church scoring.
coach-rubble-reward = Choose the colour you have least of: three different ones make a set.
coach-ship-reward = You may build a ship now without a trade, if you can pay its goods. It brings influence at once.
coach-recruit-reward = Up to two officials go to different offices for nothing. Where the others want to go, they will pay more.
coach-take-rubble = Choose the colours you have least of: three different ones make a set.
coach-lose-good = A penalty takes one good. Give the one with the lowest price that no plan of yours needs.
coach-lose-favor = A penalty takes a favor. Give the noble that others rarely visit.
coach-lose-tile = A penalty takes a clergy tile without any wigs. Give the one whose help you use least.
coach-take-card = You refill your hand from the display: a noble for an audience, a treasury card for money or an event. When three piles are empty the period ends.
coach-church-scoring = Each tile you give up scores the wigs on its back and ends its help; giving up any also brings influence once. Late in the game give more, early keep what works.
coach-complete-quest = Only one quest can be finished each turn. Take the better reward; the other task would have to be done again.
coach-discard-cards = Discarded cards give one reward per noble and are replaced by new ones. Throw away what you will hardly play.
coach-reward-card = One reward of each noble; here you choose whose comes now.

# The overview

overview-you = Lisbon, 1755: earthquake, tsunami and fire have destroyed the city. With three great men at court you rebuild it, street by street.
overview-goal = You win by wigs. Stores and public buildings that match score at once; at the end come ships, sets of rubble, stores in the majority, decrees, officials and money.
overview-turn-1 = A turn is one card from your hand.
overview-turn-2 = A noble played to the court is an audience: pay influence and do his great action. Manuel: a store. The Marquis: a decree. The King: a public building.
overview-turn-3 = A treasury card played to the court pays for the event on it.
overview-turn-4 = Any card in your portfolio: sell goods on ships, or trade goods with the nobles for up to two state actions. Then take a new card.
overview-end = Two periods. Each ends when three piles of cards are empty, or by rubble: a second set ends the first period, a fourth the second. Then one more round, and scoring.
overview-mistake-1 = Going to court without influence: ships, and good cards in the portfolio, bring it back.
overview-mistake-2 = Building a store where no public building will stand: look for rows and streets that can match.
overview-mistake-3 = Collecting plans without officials, or officials without plans: a public building needs both.
overview-mistake-4 = Forgetting the favors: with one you act in the middle of somebody else's turn.
overview-mistake-5 = Leaving the rubble to others: every set gives more room and 3 wigs in each period.

# The first game

lesson-tile = Welcome to Lisbon! A clergy tile helps as long as it lies on your board. “Joining −2” makes it cheap to join the audiences of others; you will do that soon.
lesson-card = One card is your whole turn. A treasury card at court pays for the event on it: this one builds a store for you. You pay the treasury value, 3 réis now, and then the land.
lesson-pay = You may pay with coins, or with influence moved back on its track. Influence opens the doors at court, so pay with coins while you have them.
lesson-store = Every plot has a price: the treasury and the rubble in its row and column. It also has a reward. This one in the street of books brings a clergy tile, and one cube of rubble is yours to take.
lesson-cardinal = The cardinal walks and you take a tile beside him. “Any good” lets you trade with the Marquis whatever you have.
lesson-house = A house from your board goes on the store. The right group helps to produce more goods later, the middle one makes ships cheaper, the left one lets money pay for audiences.
lesson-refill = A turn ends with a new card; you hold five again. When three of these piles are empty the period ends. A noble you want to visit is never wrong.
lesson-join = Somebody visits Manuel, and you hold his favor: give it back and act, in the middle of another's turn! Place officials now; you will need them.
lesson-audience = Now an audience: the King opens a public building, for a plan and for officials in the offices. It costs influence; what you lack you pay in wigs, 1 for 1. You have both? Then go.
lesson-site = A public building scores for every store in its row, or street, whose good it shows, now and whenever one is built there. The two cubes of the site are yours, too: three different ones are a set.
lesson-portfolio = The third way: a card into your portfolio. It brings its reward and its influence counts from now on. Then you sell goods or trade with the nobles.
lesson-ship = Trade a good, pay another one for the hull, and a ship is yours: it brings influence at once, the sum of your portfolio, and a place to sell goods. You may trade a second time after it.
lesson-influence = Look at the two tracks. Influence pays for audiences; a rich treasury makes them cheaper, but land and events dearer. Ships fill it. Now visit Manuel and build a store: beside a public building that shows its good it scores at once.
lesson-decree = The Marquis gives decrees: each scores at the end for something you own. Read those on display: does one count what you have, or soon will have? Then visit him.
lesson-period = The second period begins: every set has scored 3 wigs, and will again. From now on go for what scores: matching stores, decrees, officials on plans. Now you know the game!

preset-first = First game
    .hint = Two, without extras.
preset-family = Around the family table
    .hint = Three; a quest for each shows what to try first.
preset-full = Full table
    .hint = Four, the whole city.
preset-experts = For experts
    .hint = Four, with a draft of the first hand and a starting decree.
preset-owner = Everything in the box
    .hint = Four, with quests, city tokens and starting decrees.
preset-solo = Alone
    .hint = Against Lacerda, the printed opponent.

# The glossary

term-wigs = Wigs
    .text = Victory points.
    .forms = wig|wigs
term-influence = Influence
    .text = From 0 to 10. Pays for audiences; gained by ships, rewards and church scoring, as much as your portfolio shows.
    .forms = influence
term-treasury = Treasury
    .text = Its value is the price of events and part of every land price; the fuller it is, the cheaper are audiences.
    .forms = treasury
term-audience = Audience
    .text = A noble card played to the court: pay influence, one state action if you like, then the noble's own action.
    .forms = audience*
term-state-action = State action
    .text = Six small actions, two for each noble: by trading a good, or free with an audience.
    .forms = state action*
term-favor = Favor
    .text = With it you may join another's audience at that noble. Kept to the end it is 2 wigs.
    .forms = favor|favors
term-portfolio = Portfolio
    .text = Cards tucked at your board: nobles and ships above, treasury cards below. Room for 2, and 1 more for each set.
    .forms = portfolio*
term-official = Official
    .text = In an office he makes audiences dearer for others; sent home, he opens your public buildings.
    .forms = official*
term-plan = Plan
    .text = Needed to open a public building; its number says how many officials that takes.
    .forms = plan|plans
term-rubble-set = Set of rubble
    .text = One earthquake, one fire and one tsunami cube: more room, and 3 wigs at the end of each period.
    .forms = set* of rubble|rubble
term-store = Store
    .text = Makes a good of its street and scores for matching public buildings.
    .forms = store|stores
term-public-building = Public building
    .text = Scores for all matching stores of its row or street, whoever owns them.
    .forms = public building*
term-decree = Decree
    .text = Scores at the end, only for its owner.
    .forms = decree*
term-ship = Ship
    .text = Goods are sold on docked ships. When it is full it sails and gives its owner 1 wig for each good.
    .forms = ship|ships
term-church = Church scoring
    .text = When the cardinal passes the influence symbol, tiles may be given up for wigs and, once, influence.
    .forms = church scoring*
term-event = Event
    .text = A treasury card played to the court: pay the treasury value and do what it shows.
    .forms = event|events

# Positions to try a rule at

example-store = Choose a plot for your store: what does the land cost, and which reward lies there?
example-join = Another player visits Manuel, and you hold his favor. Join, or keep it?
example-site = Open a public building: what does the site bring, and which stores score?
