# Co u stolu řekne učitel: slovo ke každé otázce, když přijde poprvé.

coach-place = Jeden služebník, jedno místo, jedna akce; služebníci zůstávají, a čím víc jich pohromadě máte, tím víc každá návštěva vynese. Velké skupinky jsou bohaté, ale z rynku je kdokoli může zajmout.
coach-take-back = Nemáte volného služebníka, takže v tomto tahu jen jednoho vezmete zpět. Vezměte ho odtamtud, kde vám slouží nejméně, a příště si vlastní skupinky stáhněte včas.
coach-hire-free = Tentokrát bez mincí a bez ohledu na sloupec: vezměte učedníka, který se hodí nejvíc. Dovednosti rozhodují, co smíte stavět, schopnost pomáhá celou hru.
coach-first-hire = První učedník je zadarmo. Hledejte dovednost, kterou chtějí vaše karty budov, a schopnost, kterou často využijete.
coach-workshop = Učedníci přinášejí dovednosti pro vaše budovy a schopnost; karty budov jsou to, co budete stavět. Najmout smíte z tolika sloupců, kolik zde máte služebníků, za vzdálenější se připlácí.
coach-dismiss = Pět učedníků je nejvíc, jeden tedy musí odejít. Nechte si dovednosti, které vaše karty budov ještě potřebují.
coach-trade = Dvě obyčejné suroviny za 1 počestnost, nebo tři kusy kamene a dřeva za 1 mramor; jedna směna za každého služebníka zde. Mramorem se platí katedrála a každý zbylý je na konci za bod.
coach-pay-silver = Dva body vlivu nahradí až 2 mince, nikdy daň. Mince se shánějí snáz než vliv, pokud vám právě teď nechybí.
coach-pay-mix = Na složení nezáleží. Nechte si suroviny, které chce vaše příští budova.
coach-replace-goods = Vliv může nahradit suroviny, které se těžko shánějí. Udělejte to, když díky tomu postavíte hned; kdo má na konci vlivu nejvíc, získá 4 zlata.
coach-lose-virtue = Dva body vlivu této ztrátě zabrání. Pozor na hranice: se 4 a méně se nestaví katedrála, s 10 a více se nesmí na černý trh a nízká počestnost stojí na konci body.
coach-destroy-debt = Každý nesplacený dluh je na konci za −2 body; tady jeden zmizí zadarmo.
coach-pay-instead-of-debt = 2 mince teď, nebo −2 body na konci, dokud dluh dráž nesplatíte. Zaplatit bývá levnější.
coach-capture = Zajmete celou skupinku jedné barvy. Ta největší nejvíc bolí a nejvíc vynese: ve strážnici je každý zajatý za 1 minci. I vlastní skupinku si smíte odvést domů.
coach-guardhouse = Jedna akce za každého služebníka zde. Proměňte zajaté v mince, dostaňte své z vězení, vykupte je od ostatních, nebo splaťte dluh a získejte 1 počestnost.
coach-mines = Hlína jde rychle; na 1 zlato jsou třeba dva služebníci. Zlatem se platí katedrála a mnoho budov a každé zbylé je za bod.
coach-own-wonder = Stojí tu váš monument: 1 vliv, nebo akce jako s jedním služebníkem navíc. Máte-li jich tu málo, je ten navíc nejcennější.
coach-profiteer-when = Šmelinář vám dá 1 vliv tak jako tak. Před akcí, pokud ho při ní chcete utratit.
coach-contribute-before = U princezny smíte dát jednu surovinu a vzít si, co je pod ní vytištěno, před akcí nebo po ní. Před ní, když odměna akci pomůže; po ní, když surovinu teprve získáte.
coach-contribute-after = Akce je hotova: ještě smíte dát jednu surovinu za to, co je pod ní vytištěno. Každý druh lze do příštího obnovení dát jen jednou.
coach-middle-market = Najměte kohokoli z nabídky bez další platby, nebo si prohlédněte 5 karet budov a jednu si nechte. Najměte, když chybí dovednost, prohlížejte, když v ruce nemáte nic dobrého.
coach-keep-building = Nechte si kartu, která se hodí k vašim učedníkům a dostupným surovinám; mnoho bodů je k ničemu, když chybí dovednosti.
coach-guildhall = Služebník zde zůstane do konce: postavte kartu z ruky, nebo pracujte na katedrále. Čím víc jich tu stojí, tím blíž je konec hry.
coach-discard-for-cathedral = Práce na katedrále stojí kartu budovy. Dejte tu, kterou sotva postavíte.
coach-leave-out = Vaše deska vám u této budovy ušetří 1 dřevo, nebo 1 kámen. Nechte si to, co potřebujete pro příští.
coach-building-choice = Vezměte, co chybí vaší příští budově nebo katedrále.
coach-library = 2 zlata za kartu budovy jsou dobrý obchod, pokud držíte takovou, kterou sotva postavíte.
coach-barracks = Vezměte si zpět své zajaté, nebo zadarmo zajměte skupinku. Většinou je lepší to, co pohne více služebníky.
coach-place-token = Monument vám zde pomůže při každé návštěvě: 1 vliv, nebo služebník navíc. Zvolte místo, kam chodíte často.
coach-princess-reward = Máte u princezny nejvíc služebníků a smíte si vybrat, jak vám poděkuje. Vezměte, čeho máte málo.
coach-free-prisoners = Za každé dva služebníky ve vězení ztratíte na konci bod, a se třemi a více při každém obnovení i počestnost. Vysvoboďte jich co nejvíc.
coach-draft-building = Jednu kartu si nechte, ostatní pošlete dál. Hledejte karty se stejnými dovednostmi a body, na které opravdu dosáhnete.
coach-keep-three = Tři z pěti zůstanou. Karty se stejnými dovednostmi si pomáhají; jedna levná budova znamená rychlý začátek.
coach-hand-limit = V ruce smí zůstat nejvýš šest karet. Odhoďte to, co do konce sotva postavíte.
coach-last-order = Počestnost končí na 0 a na 14, proto na pořadí může záležet. Zvolte to, po kterém zůstanete výš.

# Přehled

overview-you = Jste architekt Západního království s dvaceti služebníky, několika plány a svědomím, totiž počestností.
overview-goal = Vyhrává se na body: počítají se budovy, katedrála a vysoká počestnost, za každé zbylé zlato a každý mramor je 1 bod. Nesplacené dluhy, služebníci ve vězení a nízká počestnost body berou.
overview-turn-1 = Tah je jeden služebník, jedno místo a jeho akce.
overview-turn-2 = Služebníci na místech zůstávají, a čím víc jich pohromadě máte, tím víc každá návštěva vynese.
overview-turn-3 = Z rynku zajímáte cizí skupinky, ve strážnici je měníte v mince a vysvobozujete své.
overview-turn-4 = Učedníci mají dovednosti; s dovednostmi a surovinami stavíte v radnici, nebo pracujete na katedrále.
overview-end = Jakmile je obsazeno poslední místo v radnici, má každý ještě jeden tah.
overview-mistake-1 = Hromadit suroviny: body přináší až služebník v radnici.
overview-mistake-2 = Nechat skupinku příliš vyrůst: čtyři pět služebníků na jednom místě je dárek pro toho, kdo je zajme.
overview-mistake-3 = Zapomenout na služebníky ve vězení a na cizích deskách: ve strážnici si je vyzvedněte, než vám dojdou.
overview-mistake-4 = Držet karty, na které nemáte dovednosti: najímejte podle karet, nebo si doberte jiné.
overview-mistake-5 = Nechat počestnost klesnout či stoupnout omylem: se 4 a méně se nesmí na katedrálu, s 10 a více na černý trh.

# První hra

lesson-draft = Vítejte! Tyto karty jsou vaše stavební plány; jednu si nechte a ostatní pošlete dál. Značky říkají, jaké dovednosti má mít učedník. Chatrč tesaře žádné nechce: dobrý začátek.
lesson-hire = Tah je jeden služebník a akce jeho místa se provede hned. Začněte v dílně: učedníci přinášejí dovednosti pro vaše budovy a schopnost na celou hru.
lesson-apprentice = Najmutí stojí 2 mince a 2 daně, dohromady 4 mince. S jedním služebníkem dosáhnete do prvního sloupce. Klenotník přidá 1 minci při každé návštěvě stříbrotepce.
lesson-silver = Mince rychle docházejí a většina věcí něco stojí. Stříbrotepec dá 1 minci a další za každého vašeho služebníka tam; klenotník přidá 1.
lesson-group = Teď hlavní fígl této hry: služebníci zůstávají stát, takže druhá návštěva téhož místa vynese víc. Skupinky bohatnou, ale soupeř může zajmout celou.
lesson-goods = Suroviny na vaše plány: kámen z kamenolomu, dřevo z lesa, hlína z dolů. Podívejte se, co karty stojí. Nejrychleji jde hlína.
lesson-skills = Máte zase mince? Najměte druhého učedníka: se dvěma služebníky vybíráte ze dvou sloupců. Hledejte dovednost, kterou chtějí vaše karty budov.
lesson-gold = Se dvěma služebníky v dolech smíte místo hlíny vzít 1 zlato. Právě tolik stojí první stupeň katedrály, a k tomu kartu budovy z ruky.
lesson-virtue = Tato stupnice je vaše počestnost. Od 10 přináší body, pod 6 je bere. Se 4 a méně nesmíte pracovat na katedrále, s 10 a více nesmíte na černý trh. Vy jste mezi tím: sbírejte dál mince tam, kde máte skupinku.
lesson-mines = Druhý služebník v dolech: pak je možné i zlato. Platí se jím katedrála a mnoho budov.
lesson-guildhall = Teď můžete stavět! Služebník v radnici zůstane do konce hry a právě to přináší body. Nemáte-li suroviny na budovu, pracujte na katedrále: první stupeň je za 2 body, poslední za 20 a každý krok přinese odměnu.
lesson-market = Černý trh je rychlý: za mince a 1 počestnost dá suroviny, které vašim plánům ještě chybějí. Jakmile na něj ale přijde třetí služebník, jdou všichni odtud do vězení, a kdo jich tam má nejvíc, bere si dluh.
lesson-tax = Každá daň putuje k výběrčímu. Kdo k němu přijde, vezme si všechno a ztratí 2 počestnosti. Máte-li mince, nechte ho být a jděte pro to, co vaší budově ještě chybí, nejčastěji pro hlínu.
lesson-build = Zase máte, co je třeba: umístěte služebníka do radnice a stavte, nejlépe budovu z ruky. Její body vám už nikdo nevezme.
lesson-capture = Má soupeř někde velkou skupinku? Z rynku ji zajmete za 1 daň a strážnice dá 1 minci za každého. Konec přijde, až bude radnice plná. Teď už hru znáte!

preset-first = První hra
    .hint = Tři hráči, základní hra se stejnými deskami.
preset-family = U rodinného stolu
    .hint = Čtyři hráči, základní hra se stejnými deskami.
preset-base = Základní hra
    .hint = Čtyři hráči, každý s vlastní deskou.
preset-full = S rozšířením
    .hint = Čtyři hráči, princezna, šmelinář a pět monumentů.
preset-owner = Kompletní sbírka
    .hint = Pět hráčů a všechno, co existuje: rozšíření, promo desky a karty.
preset-solo = Sólo
    .hint = Proti jednomu ze šesti soupeřů z krabice.

# Slovníček

term-worker = Služebník
    .text = Máte jich dvacet. Služebník je na vaší desce, na některém místě, zajatý, nebo ve vězení.
    .forms = služebn*
term-group = Skupinka
    .text = Všichni služebníci jedné barvy na jednom místě. Společně pracují a společně padnou do zajetí.
    .forms = skupin*
term-capture = Zajetí
    .text = Z rynku zajímáte celé skupinky: první za 1 daň, další po 1 minci.
    .forms = zajm*|zajet*|zajat*|zajím*
term-prison = Vězení
    .text = Za každé dva své služebníky v něm přijdete na konci o 1 bod; vysvobodí je strážnice.
    .forms = vězen*
term-virtue = Počestnost
    .text = Od 0 do 14. Vysoká přináší body, nízká je bere, ale šetří daně.
    .forms = počestnost*
term-debt = Dluh
    .text = Nesplacený je na konci za −2 body. Splacení ve strážnici přinese 1 počestnost.
    .forms = dluh*
term-tax = Daň
    .text = Mince, které jdou k výběrčímu daní, kde si je může někdo vzít. S nízkou počestností platíte méně.
    .forms = daň|daně|daní|daním|daních|daněmi
term-apprentice = Učedník
    .text = Má dovednosti a schopnost. Mít jich smíte pět.
    .forms = učedn*
term-skill = Dovednost
    .text = Tesař, zedník, nebo dlaždič. Ke stavbě je třeba učedník pro každou dovednost na kartě.
    .forms = dovednost*
term-cathedral = Katedrála
    .text = Pět stupňů za 2, 4, 7, 12 a 20 bodů. Každý stojí suroviny a kartu budovy a přinese odměnu.
    .forms = katedrál*
term-reset = Obnovení
    .text = Černý trh se vyklidí: služebníci odtud jdou do vězení, a kdo jich tam má nejvíc, bere si dluh.
    .forms = obnoven*
term-influence = Vliv
    .text = Nahradí mince, zlato nebo mramor, nebo zabrání ztrátě počestnosti. Kdo ho má na konci nejvíc, získá 4 zlata.
    .forms = vliv*
term-wonder = Monument
    .text = Budova bez dovedností. Stojí jeden druh suroviny, méně o to, čím už někdo přispěl, a k tomu vliv a daň.
    .forms = monument*
term-princess = Princezna
    .text = U ní smíte dát jednu surovinu za odměnu vytištěnou pod ní.
    .forms = princezn*|princezen
term-profiteer = Šmelinář
    .text = U něj získáte 1 vliv, při obnovení však všichni odtud jdou do vězení.
    .forms = šmelinář*

# Pozice, na kterých se dá pravidlo vyzkoušet

example-group = Jeden váš služebník už u stříbrotepce stojí. Navštivte některé místo a porovnejte, co vynese.
example-guildhall = Máte, co stojí první stupeň katedrály. Umístěte služebníka do radnice a pracujte na ní: co to přinese?
example-apprentice = Váš služebník stojí v dílně. Někoho najměte: kolik stojí sloupce a co umí schopnost?
