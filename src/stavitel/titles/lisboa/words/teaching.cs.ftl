# Co u stolu řekne učitel: slovo ke každé otázce, když přijde poprvé.

coach-keep-tile = Církevní destička vám pomáhá, dokud leží na desce: levnější audience, levnější parcely, zboží navíc. Nechte si tu, kterou budete často využívat; později ji proměníte v paruky.
coach-draft = Nechte si, co k sobě ladí: šlechtice pro zamýšlené audience a jednu či dvě karty pokladnice na peníze.
coach-starting-decree = Dekret na konci boduje za něco, co stejně děláte. Vezměte takový, který vás povede: obchody jedné barvy, lodě, veřejné budovy.
coach-play-card = Jedna karta je celý váš tah. Šlechtic u dvora je audience: zaplatíte vlivem a provedete jeho velkou akci; s kartou pokladnice u dvora zaplatíte událost; kterákoli karta zasunutá do portfolia dovolí prodat zboží nebo obchodovat se šlechtici.
coach-sell-or-trade = Prodej vynáší peníze, ale chce loď, vaši nebo cizí; prodej na cizí loď pomáhá jejímu majiteli. Při obchodování dáte šlechtici jedno zboží za jednu z jeho státních akcí, nejvýš za dvě různé.
coach-sell-more = Prodávejte, dokud je na lodi místo. Nechte si zboží pro šlechtice, se kterým chcete obchodovat.
coach-sell-goods = Každé zboží naložíte na loď s volným místem a dostanete jeho cenu. Plná loď odpluje a majiteli přinese 1 paruku za každé zboží; plňte tedy nejdřív své lodě.
coach-trade-again = Hned můžete obchodovat podruhé, za jinou státní akci. Máte-li zboží, využijte toho: nic jiného už vám tento tah nenabídne.
coach-make-room = Portfolio je plné. Odložte kartu, jejíž vliv nebo výhodu potřebujete nejméně; o zboží pod odloženou lodí přijdete.
coach-pay-reis = Plaťte mincemi, nebo vlivem, který posunete zpět na nejbližší symbol realu. Vliv si nechte, chcete-li brzy navštívit některého šlechtice.
coach-pay-visit = Audience stojí vliv, o jeden víc za každého cizího úředníka v tom úřadě. Parukami se platí jen to, na co vliv nestačí.
coach-pay-join = Připojení stojí vliv jako audience a svou přízeň vracíte. Parukami se platí jen to, na co vliv nestačí.
coach-pay-goods = Každé zboží musí být jiného druhu. Plaťte tím, co má nízkou cenu, a nechte si, co přijímá některý šlechtic.
coach-free-state-action = Před hlavní akcí šlechtice smíte provést jednu z jeho dvou státních akcí bez zboží. Málokdy je důvod ji vynechat.
coach-join-visit = Máte přízeň tohoto šlechtice: vraťte ji, zaplaťte vliv a proveďte jednu z jeho tří akcí uprostřed cizího tahu. Akce navíc je silná; přízeň, kterou si necháte, je na konci za 2 paruky.
coach-recruit = Úředníci v úřadě zdražují audience všem ostatním a později je potřebujete k otevření veřejných budov. Rozdělte je do různých úřadů.
coach-place-officials = Až tři, každý do jiného úřadu. Ostatním zdraží audience a čekají na vaše veřejné budovy.
coach-take-plan = Plán potřebujete k otevření veřejné budovy jeho architekta; číslo říká, kolik úředníků je k tomu třeba. S malým číslem to jde snadno, velké má na konci větší váhu.
coach-build-ship = Loď přinese vliv, místo pro vaše zboží a paruky, když odpluje. Nahradit starou loď stojí jen rozdíl velikostí.
coach-produce-extra = Jedno zboží víc, než dají obchody, je-li na ně místo. Počítá se jako vyrobené, takže klesne i jeho cena.
coach-right-houses = Díky domkům si vezmete víc zboží, které jste právě vyrobili. Vezměte, co se prodává draho, nebo co přijímá některý šlechtic.
coach-meet-cardinal = Jeden krok, nebo dva, a destička vedle něj je vaše. Přejde-li symbol vlivu, nastane církevní bodování, při němž se destičky mění v paruky a vliv.
coach-take-favor = S přízní se smíte připojit k cizí audienci u toho šlechtice. Vyberte toho, k němuž budou chodit ostatní; na konci je každá zbylá přízeň za 2 paruky.
coach-build-store = Cenu tvoří hodnota pokladnice a sutiny v řadě a sloupci; obchod hned boduje za odpovídající veřejné budovy a odteď pro vás vyrábí zboží. Podívejte se i na odměnu parcely.
coach-take-cube = Jedna kostička zemětřesení, jedna požáru a jedna tsunami tvoří sadu: víc místa a 3 paruky na konci každého období. Vezměte barvu, které máte nejméně; zemětřesení navíc parcelu nejvíc zlevní.
coach-choose-house = Každá skupinka domků na desce skrývá výhodu: levá dovolí platit audience penězi, prostřední zlevní lodě, pravá dá víc zboží.
coach-take-decree = Dekrety bodují na konci a jen pro vás. Vezměte takový, který počítá to, co už máte a čeho budete mít ještě víc.
coach-second-decree = Za jeden žeton sady si hned vezmete druhý dekret. Vyplatí se, když se vám další hodí; žeton k ničemu jinému není.
coach-open-building = Každý obchod v té řadě či ulici, jehož zboží budova ukazuje, hned boduje, ať patří komukoli. Hledejte staveniště, které poslouží vašim obchodům, a vezměte si kostičky a odměnu.
coach-show-plan = Plán rozhodne, která budova se otevře a kolik úředníků se vrátí. Méně úředníků je teď levnější, více se vyplatí na konci.
coach-send-home = Tito úředníci se vrátí na desku. Berte nejdřív ty z nádvoří: v úřadě ještě zdražují audience ostatním.
coach-take-good = Vezměte si jakékoli zboží. Zlato přijímá každý šlechtic; jiné se možná lépe prodá na lodi.
coach-take-different-good = Každé musí být jiné. Začněte tím, co chybí na loď nebo pro šlechtice.
coach-plan-reward = Plán zadarmo. Pár úředníků seženete rychle, větší počet se víc vyplatí na konci.
coach-official-reward = Úředník jde zadarmo do úřadu, kde ostatním zdražuje audience a čeká na vaši veřejnou budovu.
coach-cardinal-reward = Kardinál se posune a destička vedle něj je zadarmo vaše. Pozor na symbol vlivu: přejde-li ho, nastane církevní bodování.
coach-rubble-reward = Zvolte barvu, které máte nejméně: tři různé tvoří sadu.
coach-ship-reward = Teď smíte postavit loď bez obchodu, máte-li na ni zboží. Hned přinese vliv.
coach-recruit-reward = Až dva úředníci jdou zadarmo do různých úřadů. Kam chtějí ostatní, tam zaplatí víc.
coach-take-rubble = Zvolte barvy, kterých máte nejméně: tři různé tvoří sadu.
coach-lose-good = Postih bere jedno zboží. Odevzdejte to nejlevnější, s nímž už nepočítáte.
coach-lose-favor = Postih bere přízeň. Vzdejte se šlechtice, ke kterému ostatní chodí málokdy.
coach-lose-tile = Postih bere církevní destičku, a to bez paruk. Odevzdejte tu, jejíž pomoc využíváte nejméně.
coach-take-card = Doplňujete ruku z nabídky: šlechtice pro audienci, kartu pokladnice pro peníze nebo událost. Až budou tři hromádky prázdné, období končí.
coach-church-scoring = Každá odhozená destička dá paruky ze svého rubu a přestane pomáhat; odhodíte-li aspoň jednu, získáte jednou i vliv. Ke konci hry jich odhoďte víc, na začátku si nechte, co pomáhá.
coach-complete-quest = V každém tahu lze splnit jen jeden úkol. Vezměte lepší odměnu; druhý byste museli splnit znovu.
coach-discard-cards = Odhozené karty dají po jedné odměně od každého šlechtice a nahradí je nové. Odhoďte, co sotva zahrajete.
coach-reward-card = Od každého šlechtice jedna odměna; tady volíte, čí přijde teď.

# Přehled

overview-you = Lisabon roku 1755: zemětřesení, tsunami a požár zničily město. Se třemi velkými muži u dvora ho ulici za ulicí obnovujete.
overview-goal = Vyhrává se na paruky. Obchody a veřejné budovy, které k sobě patří, bodují hned; na konci přijdou lodě, sady sutin, převaha v obchodech, dekrety, úředníci a peníze.
overview-turn-1 = Tah je jedna karta z ruky.
overview-turn-2 = Šlechtic zahraný ke dvoru je audience: zaplaťte vliv a proveďte jeho velkou akci. Manuel: obchod. Markýz: dekret. Král: veřejná budova.
overview-turn-3 = S kartou pokladnice u dvora zaplatíte událost, která je na ní.
overview-turn-4 = Kterákoli karta do portfolia: prodejte zboží na lodě, nebo se šlechtici obchodujte za nejvýš dvě státní akce. Pak si vezměte novou kartu.
overview-end = Dvě období. Každé končí, když jsou tři hromádky karet prázdné, nebo kvůli sutinám: první s druhou sadou, druhé se čtvrtou. Pak ještě jedno kolo a bodování.
overview-mistake-1 = Chodit ke dvoru bez vlivu: vracejí ho lodě a dobré karty v portfoliu.
overview-mistake-2 = Stavět obchod tam, kde nebude stát žádná veřejná budova: hledejte řady a ulice, kde se obojí může sejít.
overview-mistake-3 = Sbírat plány bez úředníků, nebo úředníky bez plánů: veřejná budova chce obojí.
overview-mistake-4 = Zapomenout na přízně: s přízní hrajete i uprostřed cizího tahu.
overview-mistake-5 = Nechat sutiny ostatním: každá sada dá víc místa a v každém období 3 paruky.

# První hra

lesson-tile = Vítejte v Lisabonu! Církevní destička pomáhá, dokud leží na vaší desce. Tato zlevní připojení k cizím audiencím o 2; brzy to využijete.
lesson-card = Jedna karta je celý váš tah. S kartou pokladnice u dvora zaplatíte událost, která je na ní: tady stavbu obchodu. Stojí hodnotu pokladnice, teď 3 réis, a pak ještě parcelu.
lesson-pay = Platit smíte mincemi, nebo vlivem posunutým zpět po stupnici. Vliv otevírá dveře u dvora, plaťte tedy mincemi, dokud je máte.
lesson-store = Každá parcela má cenu: pokladnici a sutiny v řadě a sloupci. Má i odměnu. Tato v ulici knih přinese církevní destičku a jednu kostičku sutin si smíte vzít.
lesson-cardinal = Kardinál popojde a vy si vezmete destičku vedle něj. „Jakékoli zboží“ dovolí obchodovat s markýzem za cokoli.
lesson-house = Domek z vaší desky přijde na obchod. Pravá skupinka později pomůže vyrábět víc zboží, prostřední zlevní lodě, levá dovolí platit audience penězi.
lesson-refill = Tah končí novou kartou; zase jich máte pět. Až budou tři z těchto hromádek prázdné, období končí. Šlechtic, kterého chcete navštívit, je vždy dobrá volba.
lesson-join = Někdo jde k Manuelovi a vy máte jeho přízeň: vraťte ji a hrajte uprostřed cizího tahu! Umístěte teď úředníky, budete je potřebovat.
lesson-audience = Teď audience: král otevírá veřejnou budovu, za plán a úředníky v úřadech. Stojí vliv; co chybí, zaplatíte parukami, 1 za 1. Máte obojí? Tak do toho.
lesson-site = Veřejná budova boduje za každý obchod v řadě či ulici, jehož zboží ukazuje, teď a pokaždé, když tam další přibude. Obě kostičky staveniště jsou také vaše: tři různé tvoří sadu.
lesson-portfolio = Třetí cesta: karta do portfolia. Přinese odměnu a její vliv se odteď počítá. Pak prodáte zboží, nebo obchodujete se šlechtici.
lesson-ship = Dejte markýzi jedno zboží, dalším zaplaťte trup a loď je vaše: hned přinese vliv, součet vašeho portfolia, a místo k prodeji. Potom smíte obchodovat podruhé.
lesson-influence = Podívejte se na obě stupnice. Vlivem platíte audience; plná pokladnice je zlevňuje, ale zdražuje parcely a události. Lodě ji plní. Teď jděte k Manuelovi a postavte obchod: u veřejné budovy, která ukazuje jeho zboží, hned boduje.
lesson-decree = Markýz dává dekrety: každý na konci boduje za něco, co máte. Přečtěte si ty v nabídce: počítá některý to, co máte nebo brzy budete mít? Pak jděte k němu.
lesson-period = Začíná druhé období: každá sada dala 3 paruky a ještě jednou dá. Teď jděte za tím, co boduje: obchody u veřejných budov, dekrety, úředníci na plánech. Hru už znáte!

preset-first = První hra
    .hint = Dva hráči, bez přídavků.
preset-family = U rodinného stolu
    .hint = Tři hráči; každému úkol napoví, co zkusit nejdřív.
preset-full = Plný stůl
    .hint = Čtyři hráči, celé město.
preset-experts = Pro znalce
    .hint = Čtyři hráči, draft první ruky a počáteční dekret.
preset-owner = Vše, co je v krabici
    .hint = Čtyři hráči, s úkoly, městskými žetony a počátečními dekrety.
preset-solo = Sólo
    .hint = Proti Lacerdovi, soupeři z krabice.

# Slovníček

term-wigs = Paruky
    .text = Vítězné body.
    .forms = paruk*
term-influence = Vliv
    .text = Od 0 do 10. Platí audience; získává se za lodě, odměny a církevní bodování, tolik, kolik ukazuje portfolio.
    .forms = vliv*
term-treasury = Pokladnice
    .text = Její hodnota je cena událostí a část ceny každé parcely; čím je plnější, tím levnější jsou audience.
    .forms = pokladnic*
term-audience = Audience
    .text = Karta šlechtice zahraná ke dvoru: zaplaťte vliv, proveďte případně jednu státní akci a pak akci šlechtice.
    .forms = audienc*
term-state-action = Státní akce
    .text = Šest malých akcí, dvě u každého šlechtice: obchodem za zboží, nebo zdarma při audienci.
    .forms = státní* akc*
term-favor = Přízeň
    .text = S ní se smíte připojit k cizí audienci u toho šlechtice. Zůstane-li vám do konce, je za 2 paruky.
    .forms = přízn*|přízeň
term-portfolio = Portfolio
    .text = Karty zasunuté u vaší desky: šlechtici a lodě nahoře, pokladnice dole. Místo pro 2 a za každou sadu o 1 víc.
    .forms = portfoli*
term-official = Úředník
    .text = V úřadě zdražuje audience ostatním; poslaný domů otevírá vaše veřejné budovy.
    .forms = úředn*
term-plan = Plán
    .text = Je třeba k otevření veřejné budovy; číslo říká, kolik úředníků to stojí.
    .forms = plán|plán*
term-rubble-set = Sada sutin
    .text = Jedna kostička zemětřesení, jedna požáru a jedna tsunami: víc místa a 3 paruky na konci každého období.
    .forms = sad* sutin|sutin*
term-store = Obchod
    .text = Vyrábí zboží své ulice a boduje za odpovídající veřejné budovy.
    .forms = obchod|obchody|obchodu|obchodů|obchodům|obchodech|obchodem
term-public-building = Veřejná budova
    .text = Boduje za všechny odpovídající obchody své řady či ulice, ať patří komukoli.
    .forms = veřejn* budov*
term-decree = Dekret
    .text = Boduje na konci a jen pro svého majitele.
    .forms = dekret*
term-ship = Loď
    .text = Zboží se prodává na lodě v přístavu. Plná loď odpluje a majiteli dá 1 paruku za každé zboží.
    .forms = loď|lodě|lodi|lodí|lodím|lodích|loděmi
term-church = Církevní bodování
    .text = Když kardinál přejde symbol vlivu, lze odložit destičky za paruky a jednou za vliv.
    .forms = církevní* bodován*
term-event = Událost
    .text = Karta pokladnice zahraná ke dvoru: zaplaťte hodnotu pokladnice a proveďte, co ukazuje.
    .forms = událost*

# Pozice, na nichž si lze pravidlo vyzkoušet

example-store = Zvolte parcelu pro svůj obchod: kolik stojí a jaká odměna na ní leží?
example-join = Jiný hráč jde k Manuelovi a vy máte jeho přízeň. Připojíte se, nebo si ji necháte?
example-site = Otevřete veřejnou budovu: co staveniště přinese a které obchody bodují?
