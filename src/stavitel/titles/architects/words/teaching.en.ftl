# What a teacher at the table says: a word about every question, met for the first time.

coach-place = One Worker, one place, one action; Workers stay, and the more of yours stand together, the more each visit brings. Big groups are rich, but anyone can capture them from the Town Centre.
coach-take-back = You have no free Worker, so this turn only brings one home. Take back from the place that serves you least, and think of capturing your own groups sooner next time.
coach-hire-free = No coins and no columns this time: take the Apprentice that fits best. Skills decide what you may build, the power helps all game.
coach-first-hire = Your first Apprentice costs nothing. Look for a skill your Building cards ask for, and for a power you will use often.
coach-workshop = Apprentices bring the skills your Buildings need and a power; Building cards are what you can build later. You may hire from as many columns as you have Workers here, further ones cost extra coins.
coach-dismiss = Five Apprentices are the limit, so one has to go. Keep the skills that your Building cards still need.
coach-trade = Two simple goods for 1 Virtue, or three of Stone and Wood for 1 Marble; one trade per Worker here. Marble pays for the Cathedral and counts 1 point at the end.
coach-pay-silver = Two Influence can stand in for up to 2 Silver, never for Tax. Silver comes back more easily than Influence, unless you are short of it now.
coach-pay-mix = Any mix will do. Keep the goods that your next Building asks for.
coach-replace-goods = Influence may stand in for goods that are hard to get. Do it when it lets you build now; the one with most Influence at the end gains 4 Gold.
coach-lose-virtue = Two Influence can stop this loss. Mind the borders: with 4 or less no work on the Cathedral, with 10 or more no Black Market, and low Virtue costs points at the end.
coach-destroy-debt = Every unpaid Debt is −2 points at the end; here one goes away for nothing.
coach-pay-instead-of-debt = 2 Silver now, or −2 points at the end until you pay the Debt off for more. Paying is usually cheaper.
coach-capture = You take a whole group of one colour. The largest group hurts most and is worth most: in the Guardhouse each captured Worker turns into 1 Silver. Your own groups you may take home as well.
coach-guardhouse = One action per Worker here. Turn captured Workers into Silver, get your own out of Prison, buy them back from the others, or pay off a Debt for 1 Virtue.
coach-mines = Clay comes fast; 1 Gold needs two Workers. Gold pays for the Cathedral and many Buildings, and each one left is 1 point.
coach-own-wonder = Your Wonder stands here: 1 Influence, or the action as if one more Worker were here. With few Workers the extra one counts most.
coach-profiteer-when = The Profiteer gives you 1 Influence either way. Before the action if you want to spend it there.
coach-contribute-before = At the Princess you may give one good and take what is printed under it, before or after your action. Before, if the reward helps the action; after, if the action brings the good.
coach-contribute-after = Your action is done: you may still give one good for what is printed under it. Each kind of good can be given only once until the next reset.
coach-middle-market = Hire anyone on display for no further cost, or look at 5 Building cards and keep one. Hire if a skill is missing, look if your hand holds nothing good.
coach-keep-building = Keep the card that fits your Apprentices and the goods you can get; many points are no use if you lack the skills.
coach-guildhall = A Worker here stays to the end: build a card from your hand, or work on the Cathedral. The more Workers stand here, the nearer the end.
coach-discard-for-cathedral = The work on the Cathedral costs a Building card. Give the one you will hardly build.
coach-leave-out = Your board saves you 1 Wood or 1 Stone on this Building. Keep the one that you need for the next.
coach-building-choice = Take what your next Building or the Cathedral lacks.
coach-library = 2 Gold for a Building card is a good trade if you hold one that you will hardly build.
coach-barracks = Bring home your captured Workers, or capture a group without paying. Whichever moves more Workers is usually better.
coach-place-token = Here the Wonder will help you on every visit, with 1 Influence or one more Worker. Choose a place you visit often.
coach-princess-reward = You have most Workers at the Princess and may choose her thanks. Take what you are short of.
coach-free-prisoners = Every two Workers left in Prison cost 1 point, and three or more cost Virtue at each reset. Free as many as you can.
coach-draft-building = Keep one card, pass the others on. Look for cards that ask for the same skills, and for points you can really reach.
coach-keep-three = Three of the five stay. Cards with the same skills help one another; one cheap Building makes a quick start.
coach-hand-limit = More than six cards may not stay. Let go what you will hardly build before the end.
coach-last-order = Virtue stops at 0 and at 14, so the order can matter. Take the order that leaves you higher.

# The overview

overview-you = You are an architect of the West Kingdom with twenty Workers, a few plans and a conscience, the Virtue.
overview-goal = You win by points: Buildings, the Cathedral and high Virtue count, Gold and Marble left over are 1 each. Unpaid Debts, Workers in Prison and low Virtue cost.
overview-turn-1 = A turn is one Worker, placed at one place, and its action.
overview-turn-2 = Workers stay there, and the more of yours stand together, the more each visit brings.
overview-turn-3 = In the Town Centre you capture groups of others, in the Guardhouse you turn them into Silver and free your own.
overview-turn-4 = Apprentices bring skills; with skills and goods you build in the Guildhall, or work on the Cathedral.
overview-end = When the last space of the Guildhall is taken, everybody has one more turn.
overview-mistake-1 = Hoarding goods: a Worker in the Guildhall is what brings points.
overview-mistake-2 = Letting a group grow too large: four or five Workers in one place are a present for whoever captures them.
overview-mistake-3 = Forgetting your Workers in Prison or on other boards: fetch them in the Guardhouse before you run out.
overview-mistake-4 = Keeping cards whose skills you do not have: hire for your cards, or draw others.
overview-mistake-5 = Letting Virtue slide by accident: with 4 or less there is no Cathedral, with 10 or more no Black Market.

# The first game

lesson-draft = Welcome! These cards are your building plans; keep one and pass the rest. The signs say which skills an Apprentice must have. The Carpenter's Hut asks for none: a good start.
lesson-hire = A turn is one Worker, and a place acts at once. Begin in the Workshop: Apprentices bring skills that your Buildings need, and a power for the whole game.
lesson-apprentice = Hiring costs 2 Silver and 2 Tax, so 4 coins. With one Worker here you reach the first column. The Jeweller pays 1 Silver more whenever you visit the Silversmith.
lesson-silver = Silver runs out quickly, and most things cost some. The Silversmith gives 1, and 1 more for every Worker of yours there; a Jeweller adds 1.
lesson-group = Now the trick of the game: Workers stay where they are, so a second visit to the same place brings more. Groups grow rich, but a rival can capture the whole group.
lesson-goods = Goods for your plans: Stone from the Quarry, Wood from the Forest, Clay from the Mines. Look what your cards cost. Clay comes fastest.
lesson-skills = Silver again? Hire a second Apprentice: with two Workers here you choose from two columns. Look for a skill that your Building cards ask for.
lesson-gold = With two Workers in the Mines you may take 1 Gold instead of Clay. The first step of the Cathedral costs just that, and a Building card from your hand.
lesson-virtue = This track is your Virtue. From 10 on it brings points, below 6 it costs some. With 4 or less you may not work on the Cathedral, with 10 or more not visit the Black Market. You are in between: go on and collect Silver where you have a group.
lesson-mines = A second Worker in the Mines: then Gold is possible. It pays for the Cathedral and for many Buildings.
lesson-guildhall = Now you can build! A Worker in the Guildhall stays to the end of the game, and that is what brings points. Without the goods for a Building, work on the Cathedral: 2 points for the first level, 20 for the last, and each step brings a Reward.
lesson-market = The Black Market is quick: for Silver and 1 Virtue it gives goods that your plans still lack. But when its third Worker comes, all its Workers go to Prison, and whoever has most there takes a Debt.
lesson-tax = Every Tax lands on this stand. Whoever comes here takes all of it and loses 2 Virtue. With Silver in hand leave it and fetch what your Building still lacks, mostly Clay.
lesson-build = You have what it takes again: place a Worker in the Guildhall and build, best a Building from your hand. Its points are yours for good.
lesson-capture = Does a rival have a big group somewhere? From the Town Centre you capture it for 1 Tax, and the Guardhouse pays 1 Silver for each. The end comes when the Guildhall is full. Now you know the game!

preset-first = First game
    .hint = Three, the base game with equal boards.
preset-family = Around the family table
    .hint = Four, the base game with equal boards.
preset-base = Base game
    .hint = Four, each with a board of their own.
preset-full = With Works of Wonder
    .hint = Four, with Princess, Profiteer and five Wonders.
preset-owner = Owner's edition
    .hint = Five, with all there is: Works of Wonder, promo boards and cards.
preset-solo = Alone
    .hint = Against one of the six printed opponents.

# The glossary

term-worker = Worker
    .text = You have twenty. A Worker is on your board, at a place, captured by somebody, or in Prison.
    .forms = worker*
term-group = Group
    .text = All Workers of one colour at one place. It works together and is captured together.
    .forms = group*
term-capture = Capture
    .text = From the Town Centre you take whole groups: the first for 1 Tax, further ones for 1 Silver each.
    .forms = captur*
term-prison = Prison
    .text = Every two of your Workers there cost 1 point at the end; the Guardhouse sets them free.
    .forms = prison*
term-virtue = Virtue
    .text = From 0 to 14. High Virtue brings points, low Virtue costs some but saves Tax.
    .forms = virtue
term-debt = Debt
    .text = Unpaid it is −2 points at the end. Paying it off in the Guardhouse brings 1 Virtue.
    .forms = debt*
term-tax = Tax
    .text = Silver that goes to the Tax Stand, where somebody may take it. With little Virtue you pay less of it.
    .forms = tax|taxes
term-apprentice = Apprentice
    .text = Has skills and a power. You may own five.
    .forms = apprentice*
term-skill = Skill
    .text = Carpenter, mason or tiler. To build, you need an Apprentice for each skill on the card.
    .forms = skill*
term-cathedral = Cathedral
    .text = Five levels worth 2, 4, 7, 12 and 20 points. Each step costs goods and a Building card and brings a Reward.
    .forms = cathedral
term-reset = Reset
    .text = The Black Market is cleared: its Workers go to Prison, and whoever has most there takes a Debt.
    .forms = reset*
term-influence = Influence
    .text = Stands in for Silver, Gold or Marble, or stops a loss of Virtue. Most at the end brings 4 Gold.
    .forms = influence
term-wonder = Wonder
    .text = A Building without skills. It costs one kind of good, less what others have contributed, and Influence and Tax.
    .forms = wonder*
term-princess = Princess
    .text = At her place you may contribute one good for the reward under it.
    .forms = princess
term-profiteer = Profiteer
    .text = At his place you gain 1 Influence, but at the reset all Workers there go to Prison.
    .forms = profiteer

# Positions to try a rule at

example-group = One of your Workers stands at the Silversmith already. Visit a place and compare what it brings.
example-guildhall = You have what the first step of the Cathedral costs. Place a Worker in the Guildhall and work on it: what does it bring?
example-apprentice = Your Worker stands in the Workshop. Hire somebody: what do the columns cost, and what does the power do?
