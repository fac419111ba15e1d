# Co przy stole mówi nauczyciel: słowo do każdego pytania, gdy pada pierwszy raz.

coach-keep-a-character = W tajemnicy wybierasz, kim jesteś w tej rundzie. Weź postać, która pasuje do twojego miasta: Król zarabia na dzielnicach żółtych, Biskup na niebieskich, Kupiec na zielonych, Generał na czerwonych.
coach-lay-a-character = Ta postać wypada z rundy zakryta i tylko ty wiesz która. Odłóż tę, która najbardziej pomogłaby przeciwnikowi albo zaszkodziła tobie.
coach-turn = Najpierw weź 2 monety albo dobierz 2 karty i zatrzymaj 1; potem możesz wybudować jedną dzielnicę, płacąc jej koszt. Karty, gdy nie masz co budować, monety, gdy na ręce czeka coś dobrego.
coach-action = Tym razem masz tylko akcję. Monety, jeśli chcesz za coś zapłacić, karty, jeśli masz ich mało.
coach-keep-a-card = Zatrzymaj kartę, na którą będzie cię stać za turę lub dwie; nowy kolor przybliża cię do 3 punktów za komplet. Tej samej dzielnicy nie wolno wybudować dwa razy.
coach-keep-two-cards = Dzięki Bibliotece zatrzymujesz dwie. Jedna tania na teraz i jedna droga na później to dobra para.
coach-murder = Wskazujesz postać, nie gracza: kto ją ma, traci całą turę. Zgadnij, co wziął ten, kogo się boisz; postacie leżące odkryte nie biorą udziału w rundzie.
coach-rob = Wskazujesz postać; gdy zostanie wywołana, jej gracz oddaje ci wszystkie monety. Zgadnij, kim może być najbogatszy gracz. Monety dostajesz dopiero wtedy, więc wydasz je w następnej rundzie.
coach-bewitch = Wskazujesz postać; jej gracz wykonuje tylko akcję, a resztę tury rozgrywasz ty, swoim miastem, ręką i monetami. Wybierz zdolność, z której od razu skorzystasz.
coach-out-of-turn = Tę kartę można zagrać tylko w takiej chwili. Siłacz ratuje twoją turę, Akrobata przynosi koronę, więc w następnej rundzie wybór zaczyna się od ciebie. Karta akcji na ręce na koniec gry jest warta 1 punkt.
coach-redraw = Wymieniasz karty z ręki na tyle samo z talii. Oddaj to, czego nie możesz lub nie musisz budować: dzielnice, które już stoją w mieście, albo karty o wiele za drogie.
coach-destroy = Zniszczenie kosztuje o monetę mniej niż budowa; dzielnica o koszcie 1 pada za darmo. Uderz w prowadzącego, zwłaszcza gdy jego miasto jest prawie ukończone.
coach-recover-it = Za 1 monetę zniszczona karta trafia na twoją rękę. Warto, jeśli możesz ją potem wybudować.
coach-laboratory = Jedna karta za jedną monetę. Oddaj tę, której raczej nie wybudujesz.
coach-tuck = Każda karta pod Muzeum to 1 punkt na koniec, bez względu na to, jaka. Wsuń tę, której raczej nie wybudujesz.
coach-armory = Zbrojownia też pada, ale za darmo niszczy dzielnicę w cudzym mieście. Najlepiej użyć jej przeciw miastu, które jest prawie ukończone.
coach-search-the-deck = Możesz przejrzeć całą talię i wziąć dowolną kartę; nie masz nic do stracenia.
coach-take-from-the-deck = Dowolna karta z talii jest twoja. Szukaj koloru, którego ci brakuje, albo mocnej fioletowej dzielnicy, na którą wkrótce będzie cię stać.
coach-draw-in-the-park = Nie masz kart na ręce, a Park daje ci 2 za darmo.
coach-ring-the-bell = Gdy do końca wystarczy 7 dzielnic, gra skończy się wcześniej. Tak, jeśli twoje miasto prowadzi; nie, jeśli potrzebujesz jeszcze rundy.
coach-look-at-a-hand = Oglądasz rękę jednego gracza i bierzesz z niej kartę. Wybierz kogoś, kto ma dużo kart albo trzyma w pogotowiu drogą dzielnicę.
coach-take-a-card = Weź to, co najbardziej ci się przyda, albo to, czego przeciwnik nie powinien wybudować.
coach-replace-a-district = Jedna twoja dzielnica znika, a droższa zajmuje jej miejsce za różnicę kosztów. Poświęć tanią.
coach-replace-by = Nowa dzielnica musi kosztować więcej niż stara; płacisz tylko różnicę.
coach-cash-in = Możesz teraz zabrać monety z wozu, ale wtedy wóz znika. Dopóki stoi, każde użycie przez przeciwnika dokłada na niego 1 monetę.
coach-build-at-once = Wybudowana od razu, ta karta nie liczy się jako twoja budowa w tej turze. Zatrzymana, czeka na ręce.
coach-give-the-crown = Kto ma koronę, w następnej rundzie pierwszy wybiera postać. Daj ją temu, kto jest z tyłu, nie prowadzącemu; dostaniesz za nią monetę lub kartę.
coach-thank-the-emperor = Cesarzowi należy się moneta albo karta z ręki. Daj to, czego mniej ci brak.
coach-give-a-card = Oddaj kartę, której raczej nie wybudujesz.
coach-exchange = Bierzesz dzielnicę z cudzego miasta za jedną swoją. Jeśli jest droższa, dopłacasz różnicę jej właścicielowi.
coach-give-a-district = Ta dzielnica przechodzi do cudzego miasta. Najmniej boli tania albo w kolorze, który masz podwójnie.

# Przegląd

overview-you = Budujesz miasto. W każdej rundzie jesteś kimś innym: Zabójcą, Królem, Architektem, i nikt nie wie, kim właśnie jesteś.
overview-goal = Wygrywa się punktami. Dzielnica jest warta tyle, ile kosztowała; komplet pięciu kolorów daje 3 więcej, ukończone miasto 4 pierwszemu i 2 każdemu następnemu.
overview-turn-1 = Postacie krążą wokół stołu; każdy w tajemnicy zatrzymuje jedną.
overview-turn-2 = Posiadacz korony wywołuje je od 1 do 8; kto jest wywołany, pokazuje kartę i rozgrywa turę.
overview-turn-3 = Tura: weź 2 monety albo dobierz 2 karty i zatrzymaj 1; potem możesz wybudować jedną dzielnicę. Do tego dochodzi zdolność twojej postaci.
overview-end = Gdy ktoś ma 8 dzielnic (w krótkiej grze 7), runda toczy się do końca i gra jest skończona.
overview-mistake-1 = Oszczędzanie na drogie karty, gdy inni budują: tanie dzielnice też kończą grę.
overview-mistake-2 = Branie co rundę tej samej postaci: Zabójca i Złodziej szybko wiedzą, gdzie cię szukać.
overview-mistake-3 = Trzymanie wielu monet, gdy w grze może być Złodziej: tego, co wybudowane, nikt nie ukradnie.
overview-mistake-4 = Zapominanie o dochodzie ze swojego koloru: bierze się go raz na turę, a dzielnica wybudowana wcześniej też się liczy.
overview-mistake-5 = Nieliczenie dzielnic innych: gdy prowadzącemu brakuje dwóch, pora na Generała albo Zabójcę.

# Pierwsza gra

lesson-pick = Witaj! Masz koronę, więc wybór zaczyna się od ciebie. Postacie leżące odkryte nie grają w tej rundzie. Weź Architekta: dobiera dwie karty więcej i może wybudować trzy dzielnice.
lesson-plans = Twoja postać została wywołana. Dwie dodatkowe karty Architekt ma za darmo i zatrzymuje obie: weź je najpierw, będziesz wiedzieć, co możesz budować.
lesson-action = Teraz akcja, którą ma każdy: dwie monety albo dwie karty, z których zatrzymujesz jedną. Kart masz dość, weź monety.
lesson-build = Kliknij kartę na ręce, aby ją wybudować: płacisz jej koszt i na koniec jest warta tyle punktów. Wybuduj najdroższą, na jaką cię stać, albo jako Architekt dwie tanie.
lesson-end = Nie masz już z czego płacić? Zakończ więc turę. Gra nigdy nie robi tego za ciebie, bo inni mogliby zgadnąć, co masz na ręce.
lesson-leftovers = Nowa runda, nowa postać; kto wybiera później, bierze z tego, co zostawili inni. Zabójca gra pierwszy i odbiera komuś całą turę. Spróbuj raz.
lesson-murder = Wskazujesz postać, nie gracza, i nie wiesz, kto ją ma. Architekta często bierze ten, kto ma dużo kart i monet.
lesson-rob = Wskaż postać kogoś bogatego. Gdy zostanie wywołana, wszystkie jego monety są twoje. Częstym celem jest Kupiec.
lesson-colours = Postacie zarabiają na kolorach: Kupiec 1 monetę za każdą zieloną dzielnicę i zawsze 1 monetę więcej. Spójrz, jakie kolory stoją w twoim mieście; póki monet jest mało, Kupiec to zawsze dobry wybór.
lesson-coin = Jedna moneta za to, że jesteś Kupcem, cokolwiek zrobisz: weź ją od razu.
lesson-income = Dochód: 1 moneta za każdą dzielnicę w kolorze twojej postaci, raz na turę. Może poczekać: najpierw weź dwie monety i buduj; dzielnica w tym kolorze wybudowana teraz też się liczy.
lesson-rivals = Zanim wybierzesz, spójrz na cudze miasta. Kto ma najwięcej dzielnic, ten skończy grę: spowolni go Zabójca albo Generał, który niszczy dzielnicę. Nikt nie jest jeszcze blisko siedmiu? Weź więc tego, kto najwięcej ci zarobi.
lesson-destroy = Jako Generał możesz zniszczyć jedną dzielnicę w cudzym mieście za 1 monetę mniej, niż kosztowała. Dzielnica o koszcie 1 pada za darmo.
lesson-more = Policz, zanim zaczniesz budować: z dochodem może cię być stać na droższą kartę. Pomyśl też o pięciu kolorach: po jednej dzielnicy każdego to na koniec 3 punkty, a tej samej dzielnicy nikomu nie wolno wybudować dwa razy.
lesson-last = Zostało jedno: gdy któreś miasto jest ukończone, ta runda jest ostatnia. Monety i karty na ręce nic wtedy nie są warte, wybuduj więc najdroższą dzielnicę, na jaką cię stać. Teraz znasz grę!

preset-first = Pierwsza gra
    .hint = Cztery osoby, miasto z 7 dzielnic: około godziny.
preset-family = Przy rodzinnym stole
    .hint = Pięć osób, osiem postaci z pudełka.
preset-duel = We dwoje
    .hint = Każdy ma dwie postacie: gra nerwów.
preset-full = Pełny stół
    .hint = Siedem osób, w grze są prawie wszystkie postacie.
preset-owner = Wszystko z pudełka
    .hint = Pięć osób i piętnaście kart akcji cyrku.
preset-dark = Z Mrocznym Miastem
    .hint = Sześć osób, Czarownica, Opat, Nawigator, Królowa i pięć nowych dzielnic.
preset-english = Wydanie angielskie
    .hint = Pięć osób według angielskich zasad z 2010 roku.

# Słowniczek

term-character = Postać
    .text = Kim jesteś w tej rundzie. Postacie wybiera się w tajemnicy i wywołuje według numerów, od 1 do 8.
    .forms = postać|postaci|postacie|postacią|postaciami|postaciom|postaciach
term-crown = Korona
    .text = Jej posiadacz wywołuje postacie i w następnej rundzie wybiera pierwszy. Bierze ją Król.
    .forms = koron*
term-district = Dzielnica
    .text = Karta, którą za jej koszt budujesz w mieście; na koniec jest warta tyle samo punktów.
    .forms = dzielnic*
term-city = Ukończone miasto
    .text = Miasto z 8 dzielnicami, w krótkiej grze z 7. Po tej rundzie gra się kończy i nikt nic w nim nie zniszczy.
    .forms = ukończon* miast*
term-colours = Pięć kolorów
    .text = Żółty, niebieski, zielony, czerwony i fioletowy: po jednej dzielnicy każdego to na koniec 3 punkty.
    .forms = pięć kolorów|pięciu kolor*
term-income = Dochód
    .text = Król, Biskup, Kupiec i Generał biorą raz na turę 1 monetę za każdą własną dzielnicę w swoim kolorze.
    .forms = dochód|dochod*
term-face-up = Odłożona postać
    .text = Postać, która w tej rundzie nie gra. Można ją wskazać, ale nic się nie stanie.
    .forms = odłożon* posta*|leżące odkryte
term-murdered = Zabita postać
    .text = Jej posiadacz milczy i traci całą turę.
    .forms = zabit*|zabij*
term-robbed = Okradziona postać
    .text = Gdy zostanie wywołana, jej gracz najpierw oddaje Złodziejowi wszystkie monety.
    .forms = okrad*
term-action-card = Karta akcji
    .text = Karta cyrku. W każdej turze można zagrać jedną; każda, która zostanie na ręce, to 1 punkt.
    .forms = kart* akcji

# Pozycje, na których można wypróbować zasadę

example-build = Jesteś Architektem i masz monety. Wybuduj kartę: ile kosztuje i co zostaje?
example-murder = Jesteś Zabójcą i wiesz tylko to, co leży odkryte. Wskaż postać i zobacz, co się stanie.
example-income = Twoja postać zarabia na swoim kolorze. Najpierw dochód czy najpierw budowa: czy to coś zmienia?
