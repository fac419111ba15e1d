title = Mosty
card-footbridge = Kładka
card-arch = Łuk
    .text = Przekracza rzekę jednym skokiem.
card-drawbridge = Most zwodzony
    .text = Otwiera się dla statków; kosztuje { $cost ->
        [one] { $cost } deskę
        [few] { $cost } deski
       *[many] { $cost } desek
    }.
back-plan = plan
ask-act = Co robisz?
ask-stand = Postawić strażnika nad rzeką?
ask-spot = Gdzie stanie strażnik?
ask-discard = Które plany odrzucasz?
ask-vote = Uczta czy post?
word-take = Weź dwie deski
word-redraw = Dobierz nowe plany
word-feast = Uczta
word-fast = Post
word-mill = przy młynie
word-ford = przy brodzie
word-harbour = w porcie
word-planks = deski
    .counted = { $n ->
        [one] deska
        [few] deski
       *[many] desek
    }
do-build = Zbuduj: { $a }
do-stand = Strażnik { $a }
why-too-dear = Kosztuje { $cost ->
    [one] { $cost } deskę
    [few] { $cost } deski
   *[many] { $cost } desek
}, masz { $planks }
tell-takes = { $who }: { $count ->
    [one] { $count } deska
    [few] { $count } deski
   *[many] { $count } desek
}
tell-builds = { $who } buduje: { $plan }
tell-draws = { $who } dobiera: { $plan }
tell-round = Runda { $n }
tell-festival = Święto się skończyło
score-bridges = Mosty
score-spots = Strażnicy
label-river = Rzeka
label-mill = Młyn
label-ford = Bród
label-harbour = Port
label-gone = odrzucone
label-turn = Tura { $n }
label-length = Zbudowane mosty
label-planks = Deski
label-hand = Ręka
option-rounds = Rundy
option-flood = Powódź
option-season = Pora
option-season-spring = Wiosna
option-season-autumn = Jesień
option-guests = Goście
option-guests-miller = Młynarz
option-guests-bishop = Biskup
