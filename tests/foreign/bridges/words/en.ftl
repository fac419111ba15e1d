title = Bridges
card-footbridge = Footbridge
card-arch = Arch
    .text = Spans the river in one leap.
card-drawbridge = Drawbridge
    .text = Opens for ships; costs { $cost ->
        [one] { $cost } plank
       *[other] { $cost } planks
    }.
back-plan = plan
ask-act = What do you do?
ask-stand = Put a keeper on the river?
ask-spot = Where does the keeper stand?
ask-discard = Which plans do you throw away?
ask-vote = Feast or fast?
word-take = Take two planks
word-redraw = Draw new plans
word-feast = Feast
word-fast = Fast
word-mill = the mill
word-ford = the ford
word-harbour = the harbour
word-planks = planks
    .counted = { $n ->
        [one] plank
       *[other] planks
    }
do-build = Build: { $a }
do-stand = Stand at { $a }
why-too-dear = It costs { $cost ->
    [one] { $cost } plank
   *[other] { $cost } planks
}, you have { $planks }
tell-takes = { $who } takes { $count ->
    [one] { $count } plank
   *[other] { $count } planks
}
tell-builds = { $who } builds: { $plan }
tell-draws = { $who } draws: { $plan }
tell-round = Round { $n }
tell-festival = The festival is over
score-bridges = Bridges
score-spots = Keepers
label-river = River
label-mill = Mill
label-ford = Ford
label-harbour = Harbour
label-gone = thrown away
label-turn = Turn { $n }
label-length = Bridges built
label-planks = Planks
label-hand = Hand
option-rounds = Rounds
option-flood = Flood
option-season = Season
option-season-spring = Spring
option-season-autumn = Autumn
option-guests = Guests
option-guests-miller = Miller
option-guests-bishop = Bishop
