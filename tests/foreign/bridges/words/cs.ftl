title = Mosty
card-footbridge = Lávka
card-arch = Oblouk
    .text = Překlene řeku jedním skokem.
card-drawbridge = Padací most
    .text = Otevírá se lodím; stojí { $cost ->
        [one] { $cost } prkno
        [few] { $cost } prkna
       *[other] { $cost } prken
    }.
back-plan = plán
ask-act = Co uděláte?
ask-stand = Postavit k řece hlídače?
ask-spot = Kde bude hlídač stát?
ask-discard = Které plány odhodíte?
ask-vote = Hostina, nebo půst?
word-take = Vzít dvě prkna
word-redraw = Líznout nové plány
word-feast = Hostina
word-fast = Půst
word-mill = u mlýna
word-ford = u brodu
word-harbour = v přístavu
word-planks = prkna
    .counted = { $n ->
        [one] prkno
        [few] prkna
       *[other] prken
    }
do-build = Postavit: { $a }
do-stand = Hlídač { $a }
why-too-dear = Stojí { $cost ->
    [one] { $cost } prkno
    [few] { $cost } prkna
   *[other] { $cost } prken
}, máte { $planks }
tell-takes = { $who }: { $count ->
    [one] { $count } prkno
    [few] { $count } prkna
   *[other] { $count } prken
}
tell-builds = { $who } staví: { $plan }
tell-draws = { $who } líže: { $plan }
tell-round = { $n }. kolo
tell-festival = Slavnost skončila
score-bridges = Mosty
score-spots = Hlídači
label-river = Řeka
label-mill = Mlýn
label-ford = Brod
label-harbour = Přístav
label-gone = odhozeno
label-turn = Tah { $n }
label-length = Postavené mosty
label-planks = Prkna
label-hand = Ruka
option-rounds = Kola
option-flood = Povodeň
option-season = Období
option-season-spring = Jaro
option-season-autumn = Podzim
option-guests = Hosté
option-guests-miller = Mlynář
option-guests-bishop = Biskup
