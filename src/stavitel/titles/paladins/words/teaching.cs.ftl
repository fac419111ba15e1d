# Co u stolu řekne učitel: slovo ke každé otázce, když přijde poprvé.

coach-first-townsfolk = Tento měšťan s vámi zůstane celou hru a odmění vás pokaždé, když provedete jeho akci. Zvolte akci, kterou chcete dělat často: královský rozkaz jich chce pět.
coach-keep-paladin = Paladin přivede dva poddané, na toto kolo zvýší jednu či dvě vlastnosti a jednu akci zlevní nebo vylepší. Vyberte toho, jehož akci teď chcete udělat.
coach-top-paladin = Tuto kartu dostanete příští kolo znovu mezi třemi, druhá jde dospod. Navrch dejte paladina, kterého byste chtěli příště.
coach-pick-tavern = Karta znamená čtyři poddané. Dívejte se, které barvy chtějí vaše příští akce; fialový zločinec se hodí všude, ale přinese kartu podezření.
coach-take-an-action = Jedna akce za tah, dokud nepasujete. Akce vpravo přinášejí body a zvyšují vlastnost, která otevírá další: víra misie a obrácení, síla posádky a útoky, vliv opevnění a odpustky.
coach-choose-workers = Na barevné místo patří jeho barva, na ostatní kdokoli; zločinec se hodí všude. Utraťte barvy, které potřebujete nejméně, nejdřív bílé nádeníky.
coach-keep-workers = Nejvýš tři nevyužití poddaní vám zůstanou, ostatní se vrátí. Nechte si barvy pro první akci příštího kola.
coach-place-workshop = Dílna natrvalo zaplní jedno místo akce: odteď stačí o poddaného méně. Dejte ji tam, kde budete jednat často, nejlépe kvůli královskému rozkazu.
coach-recruit-whom = Karta s vámi zůstane a odmění vás pokaždé, když provedete její akci. Čím dál vpravo leží, tím je levnější.
coach-dismiss-whom = Kartu si nenecháte, jen hned vezmete odměnu v jejím rohu. Dobré, když rychle potřebujete poddané, mince nebo proviant.
coach-silver-or-debt = Nesplacený dluh je na konci za −3 body, splacený za +1. Plaťte mincemi, můžete-li; dluh si vezměte, když ho máte jak splatit.
coach-clear-a-space = Poddaní odtud se vrátí do zásoby a akci můžete v tomto kole použít znovu. Uvolněte, co chcete udělat ještě jednou.
coach-recruit-for-free = Jeden měšťan z řady se k vám přidá zadarmo. Hledejte toho, jehož akci děláte nejčastěji.
coach-discard-suspicion = Kdo má při příští inkvizici nejvíc karet podezření, bere si dluh. Zbavte se jich, pokud je některá vaše karta nepočítá.
coach-pay-debt = Splacený dluh se změní z −3 na +1 bod: čtyři body jedním krokem.
coach-cancel-debt = Zrušený dluh prostě zmizí a s ním −3 body.
coach-which-reward-first = Dostanete všechny; volíte jen pořadí. Nejdřív vezměte, co se může hodit pro tu další.
coach-pick-reward = Vezměte, co chybí vaší příští akci; vlastnosti vydrží celou hru, mince a proviant brzy utratíte.
coach-use-townsfolk = Přichází inkvizice: vaše pletichářky, pouliční prodavači a panoši teď smějí jednat, každý jednou. Panoš nechce žádnou kartu podezření, proto mu napřed pomůže pletichářka; pouliční prodavač chce aspoň dvě.
coach-send-monk-where = Každý region žádá víru a každé pole dává odměnu; s misionářem přijde i 1 vliv. Vezměte odměnu, kterou potřebuje váš plán; kde už někdo stojí, je pole pryč.
coach-send-outpost-where = Každý region žádá sílu a každé pole dává odměnu; s tvrzí přijde i 1 víra. Misionáři a tvrze obsazují stejná pole.
coach-move-jar-where = Každé místo dá svou odměnu jednou; k tomu získáte 1 víru a zbavíte se karty podezření. Vezměte, co pomůže nejvíc teď.
coach-attack-whom = Získáte odměnu nahoře na kartě a 1 vliv. Chybí-li vám síla, zaplatíte za každé 2 body 1 minci.
coach-convert-whom = Karta zvýší vaši sílu a na konci boduje podle toho, co počítá. Volte to, co už stejně děláte často; víru mincemi nahradit nelze.

# Přehled

overview-you = Střežíte město na okraji království. Každé kolo vám pomáhá jeden paladin a před hradbami stojí cizinci.
overview-goal = Vyhrává se na vítězné body: za vysoké vlastnosti, královské rozkazy, akce provedené pětkrát a víckrát, hradby a obrácené cizince. Nesplacené dluhy body berou.
overview-turn-1 = V každém ze sedmi kol si vyberete jednoho ze tří paladinů a kartu krčmy: dohromady šest poddaných.
overview-turn-2 = Pak provádíte akci za akcí. Vlevo: mince, proviant, měšťané, dílny. Vpravo: šest akcí, které přinášejí body.
overview-turn-3 = Víra, síla a vliv otevírají akce vpravo a každá z nich jednu z těch tří zvýší: pořád dokola.
overview-turn-4 = Když pasujete, deska se vyklidí; nejvýš tři nevyužití poddaní vám zůstanou.
overview-end = Hra končí po sedmi kolech.
overview-mistake-1 = Dělat od všeho trochu: nejvíc bodů přináší pátá, šestá a sedmá stejná akce.
overview-mistake-2 = Brát poddané podle počtu, ne podle barvy: dívejte se, co chtějí vaše příští dvě akce.
overview-mistake-3 = Odkládat dílny: ta, která stojí brzy, pokaždé ušetří poddaného.
overview-mistake-4 = Bát se prvního zločince: samotná karta podezření nic nestojí. Kdo jich má při inkvizici nejvíc, bere si dluh.
overview-mistake-5 = Zapomenout na dluhy: splacený je za +1 bod, nesplacený za −3.

# První hra

lesson-townsfolk = Vítejte! Nejdřív se k vám natrvalo přidá jeden měšťan. Vezměte si tohoto: při každém útoku dostanete proviant a královský rozkaz bude útoky chtít.
lesson-paladin = Královský rozkaz na stole: kdo na konci bude mít pět útoků, získá 4 body. Paladin pomáhá jedno kolo. S Ivonem misie nestojí proviant a vaše víra stoupne: vezměte ho.
lesson-top = Jeden z ostatních zůstane navrchu balíčku a příště přijde znovu, druhý jde dospod. Otton vylepšuje obchod, ať počká navrchu.
lesson-tavern = Karta krčmy přivede čtyři poddané. Černí kněží jsou potřeba k misii, červení bojovníci k útoku. Vezměte kartu s kněžími.
lesson-action = Jste na tahu: jedna akce. Misie chce zvěda, kněze a jednoho libovolného poddaného; s Ivonem nestojí žádný proviant. Vyšle misionáře a zvýší váš vliv.
lesson-workers = Barevná místa chtějí svou barvu, na to poslední může kdokoli. Dejte barvu, které máte víc, a nechte si tu, kterou máte jen jednou.
lesson-square = Víra rozhoduje, kam až misionář dojde. Každé pole dá hned odměnu: toto přivede měšťana zadarmo.
lesson-develop = Každá akce vpravo zvýší vlastnost, a ta otevírá další; vliv otevírá opevnění a odpustky: tak se celá hra točí. Teď rozvoj: za 4 mince dílna natrvalo zaplní jedno místo akce.
lesson-workshop = Dejte ji k útoku. Odteď každý útok potřebuje o poddaného méně a král chce útoků pět.
lesson-supply = Docházejí vám mince nebo proviant? Dva poddaní, z toho zvěd k lovu nebo kupec k obchodu, přinesou tři najednou.
lesson-again = Nové kolo: král možná chce něco nového a čekají další tři paladinové. Nejdřív se podívejte na rozkazy, pak zvolte paladina, jehož akci opravdu uděláte. Engelier dá za každý útok 2 mince.
lesson-criminal = Fialoví poddaní jsou zločinci: hodí se všude, ale přinášejí kartu podezření a vyprazdňují zásobu daní. Až bude prázdná, přijde inkvizice a nejpodezřelejší si vezme dluh.
lesson-attack = Útok: dílna ušetří poddaného, obránce dá proviant a odměna cizince je vaše. O krok blíž ke královskému rozkazu.
lesson-pass = Pokračujte, dokud mají poddaní co užitečného dělat. Teprve pak pasujte: nejvýš tři zbylí zůstanou do příštího kola a deska bude zase volná.
lesson-plan = Teď už víte všechno. Dobrý plán: dvě či tři akce vpravo pětkrát a víckrát a vlastnosti na 8 a výš. Kol je sedm.

preset-first = První hra
    .hint = Dva hráči: asi hodina.
preset-family = U rodinného stolu
    .hint = Tři hráči: místa je dost pro plány všech.
preset-full = Plný stůl
    .hint = Čtyři hráči, všechna pole otevřená.
preset-owner = Všechno z krabice
    .hint = Tři hráči a jako čtvrtý virtuální hráč se svými intrikami.
preset-solo = Sólo, snadné
    .hint = Proti virtuálnímu hráči s jednou dílnou na začátku.
preset-solo-hard = Sólo, těžké
    .hint = Proti virtuálnímu hráči s pěti dílnami.

# Slovníček

term-attribute = Vlastnost
    .text = Víra, síla a vliv, od 0 do 12. Vyžadují je akce vpravo, nikdy se neutrácejí a na konci bodují.
    .forms = vlastnost*
term-paladin = Paladin
    .text = Přivede dva poddané, zvýší vlastnosti a pomůže s jednou akcí, na jedno kolo.
    .forms = paladin*
term-tavern = Karta krčmy
    .text = Čtyři poddaní. Každý hráč si v kole vezme jednu kartu.
    .forms = kart* krčmy|karet krčmy
term-criminal = Zločinec
    .text = Fialový poddaný, který se hodí na každé místo. Přinese kartu podezření.
    .forms = zločin*
term-suspicion = Karta podezření
    .text = Přichází se zločincem. Kdo jich má při inkvizici nejvíc, bere si dluh.
    .forms = podezření*
term-inquisition = Inkvizice
    .text = Přijde, když ze zásoby daní zmizí poslední mince: ti s nejvíce kartami podezření si vezmou dluh.
    .forms = inkvizic*
term-debt = Dluh
    .text = Nesplacený je na konci za −3 body, splacený za +1.
    .forms = dluh*
term-order = Královský rozkaz
    .text = Jmenuje akci; kdo ji do konce provede pětkrát, získá 4, 6 nebo 8 bodů.
    .forms = královsk* rozkaz*|rozkaz*
term-favour = Královská přízeň
    .text = Akční pole pro všechny, ale v kole je lze použít jen jednou.
    .forms = královsk* přízn*|královsk* přízeň
term-workshop = Dílna
    .text = Natrvalo zaplní jedno místo akce, takže stačí o poddaného méně.
    .forms = díln*|dílen
term-retinue = Družina
    .text = Vaši naverbovaní měšťané: každý vás odmění, když provedete jeho akci.
    .forms = družin*
term-provisions = Proviant
    .text = Platí se jím misionáři, hradby a tvrze. Za každé tři zbylé mince či proviant je na konci 1 bod.
    .forms = proviant*

# Pozice, na kterých se dá pravidlo vyzkoušet

example-action = Váš první tah, s Ivonem po boku. Zvolte akci a pak poddané, kteří ji provedou.
example-square = Misionář je připraven. Zvolte pole: co přinese a která pole chtějí víc víry?
example-workshop = Dílnu jste zaplatili. Které místo má odteď zaplnit?
