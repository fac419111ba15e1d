# What a teacher at the table says: a word about every question, met for the first time.

coach-first-townsfolk = This townsfolk stays with you all game and pays each time you do its action. Choose an action you mean to do often: 5 times is what a King's Order asks for.
coach-keep-paladin = Your paladin brings two workers, raises one or two attributes for this round, and makes one action cheaper or better. Choose the one whose action you want to do now.
coach-top-paladin = This card comes back next round among your three; the other goes to the bottom. Put on top the paladin you would like to have next.
coach-pick-tavern = A card is four workers. Look at the colours your next actions need; a purple criminal fits everywhere but brings a suspicion card.
coach-take-an-action = One action per turn, until you pass. The actions on the right bring points and raise an attribute that opens the next ones: faith opens commissions and conversions, strength garrisons and attacks, influence walls and absolutions.
coach-choose-workers = Coloured spots take their colour, the others anyone; criminals fit everywhere. Spend the colours you need least, white labourers first.
coach-keep-workers = Up to three unused workers stay with you; all others go back. Keep the colours for the first action of your next round.
coach-place-workshop = A workshop fills one spot of an action for good: from now on it needs one worker less. Put it where you will act often, best for a King's Order.
coach-recruit-whom = The card stays with you and pays each time you do its action. The further right it lies, the cheaper it is.
coach-dismiss-whom = You do not keep this card, you only take the reward in its corner, at once. Good for a quick need of workers, silver or provisions.
coach-silver-or-debt = An unpaid debt is −3 points at the end, a paid one +1. Pay silver if you can; take the debt if you have a way to pay it off later.
coach-clear-a-space = The workers there go back to the supply and you may use that action again this round. Clear what you want to do once more.
coach-recruit-for-free = One townsfolk of the row joins you at no cost. Look for the one whose action you do most.
coach-discard-suspicion = Whoever has most suspicion cards takes a debt at the next Inquisition. Throw them away, unless a card of yours counts them.
coach-pay-debt = A paid debt turns from −3 into +1 point: four points in one step.
coach-cancel-debt = A cancelled debt is simply gone, and with it the −3 points.
coach-which-reward-first = You get all of these; only the order is yours. Take first what the next one may need.
coach-pick-reward = Take what your next action lacks; attributes last all game, silver and provisions are soon spent.
coach-use-townsfolk = The Inquisition comes: your Conspirators, Peddlers and Squires may work now, each once. Conspirators first helps a Squire, who wants no suspicion card at all; a Peddler wants at least two.
coach-send-monk-where = Every region asks for faith and every square gives a reward, and 1 influence comes with each monk. Take the reward your plan needs; a square is gone once someone stands there.
coach-send-outpost-where = Every region asks for strength and every square gives a reward, and 1 faith comes with each outpost. Monks and outposts take the same squares.
coach-move-jar-where = Each space gives its own reward once; besides you gain 1 faith and lose a suspicion card. Take what helps most now.
coach-attack-whom = You gain the reward at the top of the card and 1 influence. If you lack strength, 1 silver makes up for every 2 points.
coach-convert-whom = This card raises your strength and scores at the end by what it counts. Choose what you already do a lot; silver cannot stand in for faith.

# The overview

overview-you = You guard a city at the edge of the kingdom. Each round a paladin lends you a hand, and strangers stand before the walls.
overview-goal = You win by victory points: high attributes, King's Orders, actions done five times and more, walls, converted outsiders. Unpaid debts take points away.
overview-turn-1 = Each of the seven rounds you choose one of three paladins and a tavern card: together six workers.
overview-turn-2 = Then you take one action after another. Left: silver, provisions, townsfolk, workshops. Right: the six actions that bring points.
overview-turn-3 = Faith, strength and influence open the actions on the right, and each of those raises one of the three: round and round.
overview-turn-4 = When you pass, your board is cleared; up to three unused workers stay with you.
overview-end = The game ends after seven rounds.
overview-mistake-1 = Doing a little of everything: the fifth, sixth and seventh time of one action bring most points.
overview-mistake-2 = Taking workers by number instead of colour: look which colours your next two actions need.
overview-mistake-3 = Leaving workshops for later: one built early saves a worker each time.
overview-mistake-4 = Fearing the first criminal: a suspicion card alone costs nothing. Having most of them at an Inquisition costs a debt.
overview-mistake-5 = Forgetting the debts: a paid one is +1 point, an unpaid one −3.

# The first game

lesson-townsfolk = Welcome! First one of the townsfolk joins you for good. Take the Defender: each time you attack, you get a provision, and a King's Order will ask for attacks.
lesson-paladin = The King's Order on the table: whoever has attacked five times at the end gets 4 points. Your paladin helps for one round. Ivon makes commissions free of provisions and lifts your faith: take him.
lesson-top = One of the others lies on top of your deck and comes back next round, one goes below. Otton makes trade better; he can wait on top.
lesson-tavern = A tavern card is four workers. Black clerics are needed to commission, red fighters to attack. Take the card with the clerics.
lesson-action = Your turn: one action. A commission needs a scout, a cleric and one worker of any colour; with Ivon it costs no provisions. It sends out a monk and raises your influence.
lesson-workers = Coloured spots want their colour, the last one takes anybody. Give a colour of which you have several, and keep the one you have only once.
lesson-square = Your faith decides how far the monk gets. Each square gives its reward at once: this one brings a townsfolk for nothing.
lesson-develop = Each action on the right raises an attribute, and that opens the next ones; influence opens walls and absolutions: this is the circle of the game. Now develop: for 4 silver a workshop fills a spot of an action for good.
lesson-workshop = Put it on attack. From now on every attack needs a worker less, and five attacks are what the King wants.
lesson-supply = Provisions and silver run short? Two workers, one of them a scout for hunting or a merchant for trading, bring three at once.
lesson-again = A new round: the King may want something new, and three more paladins wait. Look at the orders first, then choose the paladin whose action you will really do. Engelier pays 2 silver for every attack.
lesson-criminal = Purple workers are criminals: they fit every spot but bring a suspicion card and empty the tax supply. When it is empty the Inquisition comes, and whoever is suspected most takes a debt.
lesson-attack = Attack: a workshop there saves you a worker, a Defender pays a provision, and the outsider's reward is yours. One step nearer to the King's Order.
lesson-pass = Go on as long as your workers can do something useful. Only then pass: up to three who are left stay for the next round, and your board is free again.
lesson-plan = Now you know it all. A good plan: two or three actions on the right done five times or more, and attributes of 8 and higher. There are seven rounds.

preset-first = First game
    .hint = Two: about an hour.
preset-family = Around the family table
    .hint = Three: room for everybody's plans.
preset-full = Full table
    .hint = Four, all squares open.
preset-owner = Owner's edition
    .hint = Three and the virtual player: everything in the box is on the table.
preset-solo = Alone, easy
    .hint = Against the virtual player, with one workshop to begin with.
preset-solo-hard = Alone, hard
    .hint = Against the virtual player, with five.

# The glossary

term-attribute = Attribute
    .text = Faith, strength and influence, from 0 to 12. They are needed for the actions on the right, are never spent, and score at the end.
    .forms = attribute*
term-paladin = Paladin
    .text = Brings two workers, lifts attributes and helps with one action, for one round.
    .forms = paladin*
term-tavern = Tavern card
    .text = Four workers. Each player takes one card per round.
    .forms = tavern card*
term-criminal = Criminal
    .text = A purple worker who fits every spot. Taking one brings a suspicion card.
    .forms = criminal*
term-suspicion = Suspicion card
    .text = Comes with a criminal. Whoever has most at the Inquisition takes a debt.
    .forms = suspicion
term-inquisition = Inquisition
    .text = Comes when the last coin leaves the tax supply: those with most suspicion cards take a debt.
    .forms = inquisition*
term-debt = Debt
    .text = Unpaid it is −3 points at the end, paid +1.
    .forms = debt*
term-order = King's Order
    .text = Names an action; done five times by the end, it brings 4, 6 or 8 points.
    .forms = king's order*
term-favour = King's Favour
    .text = An action space for everybody, but only one use per round.
    .forms = king's favour*
term-workshop = Workshop
    .text = Fills one spot of an action for good, so that it needs a worker less.
    .forms = workshop*
term-retinue = Retinue
    .text = Your recruited townsfolk: each pays when you do its action.
    .forms = retinue*
term-provisions = Provisions
    .text = Pay for monks, walls and outposts. Three silver or provisions left are 1 point at the end.
    .forms = provision*

# Positions to try a rule at

example-action = Your first turn, with Ivon beside you. Choose an action, then the workers for it.
example-square = The monk stands ready. Choose a square: what does it bring, and which squares ask for more faith?
example-workshop = You have paid for a workshop. Which spot shall it fill from now on?
