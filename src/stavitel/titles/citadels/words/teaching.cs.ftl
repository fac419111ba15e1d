# Co u stolu řekne učitel: slovo ke každé otázce, když přijde poprvé.

coach-keep-a-character = Tajně volíte, kým v tomto kole budete. Vezměte postavu, která se hodí k vašemu městu: král bere za žluté budovy, kněz za modré, kupec za zelené, žoldnéř za červené.
coach-lay-a-character = Tato postava z kola zmizí lícem dolů a jen vy víte která. Odložte tu, která by nejvíc pomohla soupeři, nebo vám uškodila.
coach-turn = Nejdřív si vezměte 2 mince, nebo dvě karty a jednu z nich si nechte; pak smíte postavit jednu budovu a zaplatit její cenu. Karty, když nemáte co stavět, mince, když v ruce čeká něco dobrého.
coach-action = Tentokrát máte jen akci. Mince, pokud chcete něco zaplatit, karty, pokud jich máte málo.
coach-keep-a-card = Nechte si kartu, kterou za tah či dva zaplatíte; barva, kterou ještě nemáte, se počítá do 3 bodů na konci. Stejné jméno dvakrát postavit nesmíte.
coach-keep-two-cards = Díky Knihovně si necháte dvě. Jedna levná na teď a jedna drahá na později je dobrá dvojice.
coach-murder = Jmenujete postavu, ne hráče: kdo ji má, přijde o celý tah. Odhadněte, co si vzal ten, koho se bojíte; postavy ležící lícem nahoru ve hře nejsou.
coach-rob = Jmenujete postavu; až bude vyvolána, její hráč vám odevzdá všechny mince. Miřte na to, čím asi je bohatý hráč. Mince dostanete až tehdy, utratíte je tedy v příštím kole.
coach-bewitch = Jmenujete postavu; její hráč provede jen akci a zbytek tahu odehrajete vy se svým městem, kartami a mincemi. Zvolte schopnost, kterou hned využijete.
coach-out-of-turn = Tuto kartu lze zahrát jen v takové chvíli. Frištenský zachrání váš tah, akrobat přinese korunu, takže příště vybíráte první. Akční karta v ruce na konci hry je za 1 bod.
coach-redraw = Vyměníte karty z ruky za stejně mnoho z balíčku. Dejte to, co stavět nemůžete nebo nepotřebujete: jména, která už ve městě stojí, nebo příliš drahé karty.
coach-destroy = Zaplatíte o minci méně, než stála stavba. Miřte na toho, kdo vede, hlavně když mu do dokončení města chybí málo; levné budovy padnou zadarmo.
coach-recover-it = Za 1 minci si zbouranou kartu vezmete do ruky. Vyplatí se, pokud ji sami dokážete postavit.
coach-laboratory = Jedna karta za jednu minci. Dejte tu, kterou sotva postavíte.
coach-tuck = Každá karta pod Muzeem je na konci za 1 bod, ať je to kterákoli. Zasuňte tu, kterou sotva postavíte.
coach-armory = Zbrojnice padne také, ale zadarmo zboří budovu v cizím městě. Nejlépe poslouží proti městu, kterému chybí málo.
coach-search-the-deck = Smíte prohlédnout celý balíček a vzít si kteroukoli kartu; ztratit není co.
coach-take-from-the-deck = Kterákoli karta balíčku je vaše. Hledejte barvu, která vám chybí, nebo silnou fialovou budovu, na kterou brzy budete mít.
coach-draw-in-the-park = Nemáte v ruce nic a Park vám dá 2 karty zadarmo.
coach-ring-the-bell = Se 7 budovami hra skončí dřív. Ano, pokud vaše město vede, ne, pokud ještě potřebujete kolo navíc.
coach-look-at-a-hand = Prohlédnete si jednomu hráči karty a jednu si vezmete. Vyberte toho, kdo jich má hodně nebo má nachystanou drahou budovu.
coach-take-a-card = Vezměte, co se vám nejvíc hodí, nebo co soupeř nesmí postavit.
coach-replace-a-district = Jedna vaše budova zmizí a na její místo přijde dražší za rozdíl cen. Obětujte levnou.
coach-replace-by = Nová budova musí být dražší než stará; platíte jen rozdíl.
coach-cash-in = Mince na voze si smíte vzít teď, vůz je pak ale pryč. Dokud stojí, každé použití soupeřem na něj přidá 1 minci.
coach-build-at-once = Postavíte-li ji ihned, nepočítá se jako vaše stavba v tomto tahu. Jinak počká v ruce.
coach-give-the-crown = Kdo má korunu, vybírá si příště postavu první. Dejte ji tomu, kdo zaostává, ne tomu, kdo vede; dostanete za ni minci nebo kartu.
coach-thank-the-emperor = Dlužíte císaři minci, nebo kartu z ruky. Dejte, co vám bude chybět méně.
coach-give-a-card = Dejte kartu, kterou sotva postavíte.
coach-exchange = Vezmete si budovu z cizího města za jednu svou. Je-li dražší, doplatíte rozdíl jejímu majiteli.
coach-give-a-district = Tato přejde do druhého města. Nejméně bolí levná, nebo barva, kterou máte dvakrát.

# Přehled

overview-you = Stavíte město. Každé kolo jste někdo jiný: mordýř, král, stavitel, a nikdo neví kdo.
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

lesson-pick = Vítejte! Máte korunu, takže vybíráte první. Postavy ležící lícem nahoru v tomto kole nehrají. Vezměte si stavitele: dobere o dvě karty víc a smí postavit tři budovy.
lesson-plans = Vaše postava byla vyvolána. Dvě karty navíc má stavitel zadarmo a nechá si obě: vezměte si je hned, ať víte, co můžete stavět.
lesson-action = Teď akce, kterou má každý: dvě mince, nebo dvě karty, z nichž si jednu necháte. Karet máte dost, vezměte si mince.
lesson-build = Klepněte na kartu v ruce a postavte ji: zaplatíte její cenu a na konci je za tolik bodů. Postavte nejdražší, na kterou máte, nebo jako stavitel dvě levné.
lesson-end = Už není zač platit? Pak tah ukončete sami. Hra to za vás nikdy neudělá, jinak by ostatní mohli hádat, co držíte.
lesson-leftovers = Nové kolo: jiní vybírali před vámi a toto zbylo. Mordýř hraje první a někoho připraví o celý tah. Zkuste ho jednou.
lesson-murder = Jmenujete postavu, ne hráče, a nevíte, kdo ji má. Stavitele si často bere ten, kdo má hodně karet a mincí.
lesson-rob = Jmenujte postavu někoho bohatého. Až bude vyvolána, všechny jeho mince jsou vaše. Oblíbený tip je kupec.
lesson-colours = Postavy vydělávají na barvách: kupec 1 minci za každou zelenou budovu a 1 minci v každém případě. Podívejte se, které barvy máte ve městě; dokud je mincí málo, není kupec nikdy chyba.
lesson-coin = Jedna mince za to, že jste kupec, ať děláte cokoli: vezměte si ji hned.
lesson-income = Příjem: 1 mince za každou budovu v barvě vaší postavy, jednou za tah. Vezměte ho teď, když peníze potřebujete na stavbu; postavíte-li nejdřív budovu té barvy, počítá se i ona.
lesson-rivals = Než si vyberete, podívejte se na cizí města. Kdo má budov nejvíc, chystá konec hry: zpomalí ho mordýř nebo žoldnéř, který budovu zboří.
lesson-destroy = Jako žoldnéř smíte v cizím městě zbořit jednu budovu za o minci méně, než stála. Budova za 1 padne zadarmo.
lesson-more = Myslete teď na pět barev: po jedné budově od každé jsou na konci 3 body. Stejné jméno nesmí nikdo postavit dvakrát.
lesson-last = Zbývá jediné: jakmile je některé město dokončené, je to kolo poslední. Mince a karty v ruce pak nejsou za nic, postavte tedy nejdražší budovu, na kterou máte. Teď už hru znáte!

preset-first = První hra
    .hint = Čtyři, město o 7 budovách: asi hodina.
preset-family = U rodinného stolu
    .hint = Pět hráčů, osm postav z krabice.
preset-duel = Ve dvou
    .hint = Každý má dvě postavy: hra nervů.
preset-circus = S cirkusem
    .hint = Pět hráčů a patnáct akčních karet.
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
    .text = Město s 8 budovami, v krátké hře se 7. Po tomto kole hra končí a nikdo v něm nic nezboří.
    .forms = dokončen* měst*
term-colours = Pět barev
    .text = Žlutá, modrá, zelená, červená a fialová: po jedné budově od každé jsou na konci 3 body.
    .forms = pět barev|pěti barev|pět* barv*
term-income = Příjem
    .text = Král, kněz, kupec a žoldnéř berou jednou za tah 1 minci za každou svou budovu v jejich barvě.
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

# Positions to try a rule at

example-build = Jste stavitel a mince máte. Postavte kartu: kolik stojí a co vám zbude?
example-murder = Jste mordýř a víte jen, co leží lícem nahoru. Jmenujte postavu a podívejte se, co se stane.
example-income = Vaše postava vydělává na své barvě. Nejdřív příjem, nebo nejdřív stavba: je v tom rozdíl?
