# Co u stolu řekne učitel: slovo ke každé otázce, když přijde poprvé.

coach-keep-a-character = Tajně volíte, kým v tomto kole budete. Vezměte postavu, která se hodí k vašemu městu: král vydělává na žlutých budovách, kněz na modrých, kupec na zelených, žoldnéř na červených.
coach-lay-a-character = Tato postava z kola zmizí lícem dolů a jen vy víte která. Odložte tu, která by nejvíc pomohla soupeři, nebo vám uškodila.
coach-turn = Nejdřív si vezměte 2 mince, nebo 2 karty, z nichž si jednu necháte; pak smíte postavit jednu budovu za její cenu. Karty berte, když nemáte co stavět, mince, když máte v ruce něco dobrého.
coach-action = Tentokrát smíte provést jen akci. Mince, pokud chcete něco zaplatit, karty, pokud jich máte málo.
coach-keep-a-card = Nechte si kartu, kterou za tah či dva zaplatíte; nová barva vás přiblíží ke 3 bodům za všech pět. Stejnou budovu smíte mít ve městě jen jednou.
coach-keep-two-cards = Díky Knihovně si necháte dvě. Jedna levná na teď a jedna drahá na později je dobrá dvojice.
coach-murder = Jmenujete postavu, ne hráče: kdo ji má, přijde o celý tah. Odhadněte, co si vzal ten, koho se bojíte; postavy ležící lícem nahoru ve hře nejsou.
coach-rob = Jmenujete postavu; až bude vyvolána, její hráč vám odevzdá všechny mince. Hádejte, kým asi je nejbohatší hráč. Mince dostanete až tehdy, utratíte je tedy v příštím kole.
coach-bewitch = Jmenujete postavu; její hráč provede jen akci a zbytek tahu odehrajete vy se svým městem, kartami a mincemi. Zvolte schopnost, kterou hned využijete.
coach-out-of-turn = Tuto kartu lze zahrát jen v takové chvíli. Frištenský zachrání váš tah, akrobat přinese korunu, takže příště vybíráte první. Akční karta v ruce na konci hry je za 1 bod.
coach-redraw = Vyměníte karty z ruky za stejný počet z balíčku. Dejte to, co stavět nemůžete nebo nepotřebujete: budovy, které už ve městě máte, nebo příliš drahé karty.
coach-destroy = Bourání stojí o minci méně než stavba; budova za 1 padne zadarmo. Miřte na toho, kdo vede, hlavně když má město skoro dokončené.
coach-recover-it = Za 1 minci si zbouranou budovu vezmete do ruky. Vyplatí se, pokud ji sami dokážete postavit.
coach-laboratory = Jedna karta za jednu minci. Dejte tu, kterou sotva postavíte.
coach-tuck = Každá karta pod Muzeem je na konci za 1 bod, ať je to kterákoli. Zasuňte tu, kterou sotva postavíte.
coach-armory = Zbrojnice padne také, ale zadarmo zbourá budovu v cizím městě. Nejlépe poslouží proti městu, které je skoro dokončené.
coach-search-the-deck = Smíte prohlédnout celý balíček a vzít si kteroukoli kartu; nemáte co ztratit.
coach-take-from-the-deck = Kterákoli karta balíčku je vaše. Hledejte barvu, která vám chybí, nebo silnou fialovou budovu, na kterou brzy budete mít.
coach-draw-in-the-park = Nemáte v ruce žádnou kartu a Park vám dá 2 zadarmo.
coach-ring-the-bell = Když ke konci stačí 7 budov, hra skončí dřív. Ano, pokud vaše město vede; ne, pokud ještě potřebujete kolo navíc.
coach-look-at-a-hand = Prohlédnete si karty jednoho hráče a jednu si vezmete. Vyberte toho, kdo jich má hodně nebo má nachystanou drahou budovu.
coach-take-a-card = Vezměte, co se vám nejvíc hodí, nebo co by soupeř neměl postavit.
coach-replace-a-district = Jedna vaše budova zmizí a na její místo přijde dražší za rozdíl cen. Obětujte levnou.
coach-replace-by = Nová budova musí být dražší než stará; platíte jen rozdíl.
coach-cash-in = Mince na voze si smíte vzít teď, vůz je pak ale pryč. Dokud stojí, každé použití soupeřem na něj přidá 1 minci.
coach-build-at-once = Postavíte-li ji ihned, nepočítá se jako vaše stavba v tomto tahu. Jinak počká v ruce.
coach-give-the-crown = Kdo má korunu, vybírá si příště postavu první. Dejte ji tomu, kdo zaostává, ne tomu, kdo vede; dostanete za ni minci nebo kartu.
coach-thank-the-emperor = Dlužíte císaři minci, nebo kartu z ruky. Dejte, co vám bude chybět méně.
coach-give-a-card = Dejte kartu, kterou sotva postavíte.
coach-exchange = Vezmete si budovu z cizího města za jednu svou. Je-li dražší, doplatíte rozdíl jejímu majiteli.
coach-give-a-district = Tato budova přejde do cizího města. Nejméně bolí levná, nebo v barvě, kterou máte dvakrát.

# Přehled

overview-you = Stavíte město. Každé kolo jste někdo jiný: mordýř, král, stavitel, a nikdo neví, kdo právě jste.
overview-goal = Vyhrává se na body. Budova je za tolik bodů, kolik stála; všech pět barev přidá 3, dokončené město 4 prvnímu a 2 každému dalšímu.
overview-turn-1 = Postavy putují kolem stolu; každý si jednu tajně nechá.
overview-turn-2 = Držitel koruny je vyvolává od 1 do 8; kdo je vyvolán, ukáže kartu a je na tahu.
overview-turn-3 = Tah: vezměte si 2 mince, nebo 2 karty a jednu si nechte; pak smíte postavit jednu budovu. K tomu přijde schopnost vaší postavy.
overview-end = Jakmile má někdo 8 budov (v krátké hře 7), kolo se dohraje a hra končí.
overview-mistake-1 = Šetřit na drahé karty, zatímco ostatní staví: i levné budovy hru ukončí.
overview-mistake-2 = Brát si pořád stejnou postavu: mordýř a zloděj brzy vědí, kde vás hledat.
overview-mistake-3 = Držet hodně mincí, když může být ve hře zloděj: co je postavené, to nikdo neukradne.
overview-mistake-4 = Zapomenout na příjem ze své barvy: bere se jednou za tah a budova postavená předtím se počítá také.
overview-mistake-5 = Nepočítat budovy ostatních: když vedoucímu chybí dvě, je čas na žoldnéře nebo mordýře.

# První hra

lesson-pick = Vítejte! Máte korunu, takže vybíráte první. Postavy ležící lícem nahoru v tomto kole nehrají. Vezměte si stavitele: dobere si dvě karty navíc a smí postavit až tři budovy.
lesson-plans = Vaše postava byla vyvolána. Dvě karty navíc má stavitel zadarmo a nechá si obě: vezměte si je hned, ať víte, co můžete stavět.
lesson-action = Teď akce, kterou má každý: dvě mince, nebo dvě karty, z nichž si jednu necháte. Karet máte dost, vezměte si mince.
lesson-build = Klepněte na kartu v ruce a postavte ji: zaplatíte její cenu a na konci je za stejně mnoho bodů. Postavte nejdražší, na kterou máte, nebo jako stavitel dvě levné.
lesson-end = Už nemáte z čeho platit? Pak tah ukončete. Hra to za vás nikdy neudělá, jinak by ostatní mohli hádat, co držíte.
lesson-leftovers = Nové kolo, nová postava; kdo vybírá později, bere z toho, co nechali ostatní. Mordýř hraje první a někoho připraví o celý tah. Zkuste ho jednou.
lesson-murder = Jmenujete postavu, ne hráče, a nevíte, kdo ji má. Stavitele si často bere ten, kdo má hodně karet a mincí.
lesson-rob = Jmenujte postavu někoho bohatého. Až bude vyvolána, všechny jeho mince jsou vaše. Oblíbený tip je kupec.
lesson-colours = Postavy vydělávají na barvách: kupec 1 minci za každou zelenou budovu a k tomu vždy 1 minci. Podívejte se, které barvy máte ve městě; dokud je mincí málo, kupcem nic nezkazíte.
lesson-coin = Jedna mince za to, že jste kupec, ať děláte cokoli: vezměte si ji hned.
lesson-income = Příjem: 1 mince za každou budovu v barvě vaší postavy, jednou za tah. Může počkat: nejdřív si vezměte dvě mince a stavte; budova té barvy postavená teď se počítá také.
lesson-rivals = Než si vyberete, podívejte se na cizí města. Kdo má budov nejvíc, ukončí hru: zpomalí ho mordýř nebo žoldnéř, který budovu zbourá. Nikdo ještě nemá k sedmi blízko? Pak si vezměte toho, kdo vám nejvíc vydělá.
lesson-destroy = Jako žoldnéř smíte v cizím městě zbourat jednu budovu; zaplatíte o minci méně, než je její cena. Budova za 1 padne zadarmo.
lesson-more = Než začnete stavět, počítejte: s příjmem možná dosáhnete na dražší kartu. Myslete i na pět barev: po jedné budově od každé jsou na konci 3 body a stejnou budovu nesmí mít nikdo dvakrát.
lesson-last = Zbývá jediné: jakmile je některé město dokončené, je to kolo poslední. Mince a karty v ruce pak nemají žádnou cenu, postavte tedy nejdražší budovu, na kterou máte. Teď už hru znáte!

preset-first = První hra
    .hint = Čtyři hráči, město o 7 budovách: asi hodina.
preset-family = U rodinného stolu
    .hint = Pět hráčů, osm postav z krabice.
preset-duel = Ve dvou
    .hint = Dva hráči, každý s dvěma postavami: hra nervů.
preset-full = Plný stůl
    .hint = Sedm hráčů a ve hře jsou skoro všechny postavy.
preset-owner = Všechno z krabice
    .hint = Pět hráčů a patnáct akčních karet cirkusu.
preset-dark = S Temnou zemí
    .hint = Šest hráčů, čarodějnice, opat, dobyvatel, královna a pět nových budov.
preset-english = Anglické vydání
    .hint = Pět hráčů podle anglických pravidel z roku 2010.

# Slovníček

term-character = Postava
    .text = Kým jste v tomto kole. Postavy se vybírají tajně a vyvolávají podle čísla, 1 až 8.
    .forms = postava|postavy|postavu|postavě|postavou|postav|postavám|postavách|postavami
term-crown = Koruna
    .text = Její držitel vyvolává postavy a v příštím kole vybírá první. Bere si ji král.
    .forms = korun*
term-district = Budova
    .text = Karta, kterou za její cenu postavíte ve městě; na konci je za tolik bodů.
    .forms = budov*
term-city = Dokončené město
    .text = Město s 8 budovami, v krátké hře se 7. Po tomto kole hra končí a nikdo v něm už nic nezbourá.
    .forms = dokončen* měst*
term-colours = Pět barev
    .text = Žlutá, modrá, zelená, červená a fialová: po jedné budově od každé jsou na konci 3 body.
    .forms = pět barev|pěti barev|pět* barv*
term-income = Příjem
    .text = Král, kněz, kupec a žoldnéř berou jednou za tah 1 minci za každou svou budovu ve své barvě.
    .forms = příjem|příjm*
term-face-up = Odložená postava
    .text = Postava, která v tomto kole nehraje. Jmenovat ji lze, ale nic se nestane.
    .forms = lícem nahoru|odložen* postav*
term-murdered = Zneškodněná postava
    .text = Její držitel mlčí a přijde o celý tah.
    .forms = zneškodn*
term-robbed = Okradená postava
    .text = Až bude vyvolána, její hráč nejdřív odevzdá zloději všechny mince.
    .forms = okrad*
term-action-card = Akční karta
    .text = Karta cirkusu. V každém tahu lze zahrát jednu; každá, která zůstane v ruce, je za 1 bod.
    .forms = akční* kart*|akčních karet

# Pozice, na kterých se dá pravidlo vyzkoušet

example-build = Jste stavitel a mince máte. Postavte kartu: kolik stojí a co vám zbude?
example-murder = Jste mordýř a víte jen, co leží lícem nahoru. Jmenujte postavu a podívejte se, co se stane.
example-income = Vaše postava vydělává na své barvě. Nejdřív příjem, nebo nejdřív stavba: je v tom rozdíl?
