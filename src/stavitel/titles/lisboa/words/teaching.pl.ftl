# Co przy stole mówi nauczyciel: słowo do każdego pytania, gdy pada pierwszy raz.

coach-keep-tile = Kafelek duchowieństwa pomaga, dopóki leży na twojej planszy: tańsze wizyty, tańsze parcele, dodatkowe towary. Zatrzymaj ten, z którego często skorzystasz; później zamienisz go w peruki.
coach-draft = Zatrzymaj to, co do siebie pasuje: szlachtę do planowanych wizyt i jedną lub dwie karty skarbca na pieniądze.
coach-starting-decree = Dekret punktuje na koniec za coś, co i tak robisz. Weź taki, który cię poprowadzi: sklepy jednego koloru, statki, budynki publiczne.
coach-play-card = Jedna karta to cała twoja tura. Szlachcic na dworze to wizyta: płacisz wpływem i wykonujesz jego wielką akcję; z kartą skarbca na dworze opłacasz wydarzenie; dowolna karta wsunięta do portfolio pozwala sprzedać towary albo handlować ze szlachtą.
coach-sell-or-trade = Sprzedaż daje pieniądze, ale wymaga statku, twojego lub cudzego; sprzedaż na cudzy statek pomaga jego właścicielowi. Handlując, oddajesz szlachcicowi jeden towar za jedną z jego akcji państwowych, najwyżej za dwie różne.
coach-sell-more = Sprzedawaj, dopóki na statku jest miejsce. Zachowaj towar dla szlachcica, z którym chcesz handlować.
coach-sell-goods = Każdy towar trafia na statek z wolnym miejscem, a ty dostajesz jego cenę. Pełny statek odpływa i daje właścicielowi 1 perukę za każdy towar, więc najpierw zapełniaj własne.
coach-trade-again = Od razu możesz handlować drugi raz, za inną akcję państwową. Jeśli masz towar, zrób to: nic innego w tej turze już nie zrobisz.
coach-make-room = Portfolio jest pełne. Odrzuć kartę, której wpływ lub korzyść najmniej ci się przyda; towary pod odrzuconym statkiem przepadają.
coach-pay-reis = Płać monetami albo wpływem, cofając go do najbliższego symbolu reala. Zachowaj wpływ, jeśli wkrótce chcesz odwiedzić szlachcica.
coach-pay-visit = Wizyta kosztuje wpływ, o jeden więcej za każdego obcego urzędnika w tym urzędzie. Perukami płaci się tylko za to, na co brak wpływu.
coach-pay-join = Dołączenie kosztuje wpływ jak wizyta, a swoją łaskę zwracasz. Perukami płaci się tylko za to, na co brak wpływu.
coach-pay-goods = Każdy towar musi być innego rodzaju. Płać tym, co ma niską cenę, a zachowaj to, co przyjmuje szlachcic.
coach-free-state-action = Przed główną akcją szlachcica możesz wykonać jedną z jego dwóch akcji państwowych bez towaru. Rzadko warto z niej rezygnować.
coach-join-visit = Masz łaskę tego szlachcica: zwróć ją, zapłać wpływem i wykonaj jedną z jego trzech akcji w cudzej turze. Dodatkowa akcja jest mocna; zachowana łaska to na koniec 2 peruki.
coach-recruit = Urzędnicy w urzędzie podnoszą innym koszt wizyt, a później potrzebujesz ich do otwierania budynków publicznych. Rozdziel ich po różnych urzędach.
coach-place-officials = Do trzech, każdy w innym urzędzie. Podnoszą innym koszt wizyt i czekają na twoje budynki publiczne.
coach-take-plan = Plan jest potrzebny, by otworzyć budynek publiczny jego architekta; liczba mówi, ilu urzędników to wymaga. Niewielu łatwo zebrać, wielu bardziej liczy się na koniec.
coach-build-ship = Statek daje wpływ, miejsce na towary i peruki, gdy odpływa. Zastąpienie starego kosztuje tylko różnicę wielkości.
coach-produce-extra = Jeden towar więcej, niż dają sklepy, jeśli jest miejsce. Liczy się jako wyprodukowany, więc i jego cena spada.
coach-right-houses = Domki pozwalają wziąć więcej towaru, który właśnie wyprodukowano. Weź to, co drogo się sprzedaje, albo co przyjmuje szlachcic.
coach-meet-cardinal = Jeden krok lub dwa, a kafelek obok niego jest twój. Minięcie symbolu wpływu wywołuje punktację kościoła, w której kafelki zamienia się w peruki i wpływ.
coach-take-favor = Z łaską możesz dołączyć do cudzej wizyty u tego szlachcica. Wybierz tego, do którego pójdą inni; każda łaska zachowana do końca to 2 peruki.
coach-build-store = Cena to wartość skarbca plus gruz w rzędzie i kolumnie; sklep od razu punktuje za pasujące budynki publiczne i odtąd daje ci towar. Spójrz też na nagrodę parceli.
coach-take-cube = Jedna kostka trzęsienia ziemi, jedna pożaru i jedna tsunami to zestaw: więcej miejsca i 3 peruki na koniec każdego okresu. Weź kolor, którego masz najmniej; trzęsienie ziemi najbardziej obniża też cenę parceli.
coach-choose-house = Każda grupa domków na planszy kryje korzyść: lewa pozwala płacić za wizyty pieniędzmi, środkowa obniża koszt statków, prawa daje więcej towarów.
coach-take-decree = Dekrety punktują na koniec i tylko dla ciebie. Weź taki, który liczy to, co już masz i czego będziesz mieć więcej.
coach-second-decree = Za jeden znacznik zestawu bierzesz od razu drugi dekret. Warto, jeśli kolejny ci pasuje; do niczego innego znacznik nie służy.
coach-open-building = Każdy sklep w tym rzędzie lub przy tej ulicy, którego towar pokazuje budynek, od razu punktuje, bez względu na właściciela. Szukaj placu, który posłuży twoim sklepom, i weź kostki oraz nagrodę.
coach-show-plan = Plan decyduje, który budynek się otwiera i ilu urzędników wraca. Mniej urzędników to teraz taniej, więcej liczy się na koniec.
coach-send-home = Ci urzędnicy wracają na planszę. Bierz najpierw tych z dziedzińców: w urzędzie wciąż podnoszą innym koszt wizyt.
coach-take-good = Weź dowolny towar. Złoto przyjmuje każdy szlachcic; inny może drożej sprzedasz na statek.
coach-take-different-good = Każdy musi być inny. Zacznij od tego, czego brakuje na statek albo dla szlachcica.
coach-plan-reward = Plan za darmo. Niewielu urzędników zbierzesz szybko, wielu bardziej liczy się na koniec.
coach-official-reward = Urzędnik idzie za darmo do urzędu, gdzie podnosi innym koszt wizyt i czeka na twój budynek publiczny.
coach-cardinal-reward = Kardynał się przesuwa, a kafelek obok niego jest twój za darmo. Uważaj na symbol wpływu: za nim następuje punktacja kościoła.
coach-rubble-reward = Wybierz kolor, którego masz najmniej: trzy różne tworzą zestaw.
coach-ship-reward = Możesz teraz zbudować statek bez handlu, jeśli stać cię na towary. Od razu daje wpływ.
coach-recruit-reward = Do dwóch urzędników idzie za darmo do różnych urzędów. Tam, dokąd chcą inni, zapłacą więcej.
coach-take-rubble = Wybierz kolory, których masz najmniej: trzy różne tworzą zestaw.
coach-lose-good = Kara zabiera jeden towar. Oddaj najtańszy z tych, których już nie potrzebujesz.
coach-lose-favor = Kara zabiera łaskę. Oddaj łaskę szlachcica, którego inni rzadko odwiedzają.
coach-lose-tile = Kara zabiera kafelek duchowieństwa, i to bez peruk. Oddaj ten, z którego pomocy korzystasz najmniej.
coach-take-card = Uzupełniasz rękę z wystawionych kart: szlachcic na wizytę, karta skarbca na pieniądze lub wydarzenie. Gdy trzy stosy są puste, okres się kończy.
coach-church-scoring = Każdy oddany kafelek daje peruki ze swojego rewersu i przestaje pomagać; jeśli oddasz choć jeden, raz zyskujesz też wpływ. Pod koniec gry oddaj więcej, na początku zachowaj to, co działa.
coach-complete-quest = W każdej turze można ukończyć tylko jedno zadanie. Weź lepszą nagrodę; drugie trzeba by wykonać od nowa.
coach-discard-cards = Odrzucone karty dają po jednej nagrodzie od każdego szlachcica i zastępują je nowe. Odrzuć to, czego raczej nie zagrasz.
coach-reward-card = Po jednej nagrodzie od każdego szlachcica; tu wybierasz, czyją weźmiesz teraz.

# Przegląd

overview-you = Lizbona, rok 1755: trzęsienie ziemi, tsunami i pożar zniszczyły miasto. Z trzema wielkimi ludźmi na dworze odbudowujesz je, ulica po ulicy.
overview-goal = Wygrywa się perukami. Sklepy i budynki publiczne, które do siebie pasują, punktują od razu; na koniec dochodzą statki, zestawy gruzu, przewaga w sklepach, dekrety, urzędnicy i pieniądze.
overview-turn-1 = Tura to jedna karta z ręki.
overview-turn-2 = Szlachcic zagrany na dwór to wizyta: zapłać wpływem i wykonaj jego wielką akcję. Manuel: sklep. Markiz: dekret. Król: budynek publiczny.
overview-turn-3 = Z kartą skarbca na dworze opłacasz wydarzenie, które na niej jest.
overview-turn-4 = Dowolna karta do portfolio: sprzedaj towary na statki albo handluj ze szlachtą za najwyżej dwie akcje państwowe. Potem weź nową kartę.
overview-end = Dwa okresy. Każdy kończy się, gdy trzy stosy kart są puste, albo przez gruz: pierwszy przy drugim zestawie, drugi przy czwartym. Potem jeszcze jedna runda i punktacja.
overview-mistake-1 = Chodzenie na dwór bez wpływu: przywracają go statki i dobre karty w portfolio.
overview-mistake-2 = Budowa sklepu tam, gdzie nie stanie żaden budynek publiczny: szukaj rzędów i ulic, w których jedno pasuje do drugiego.
overview-mistake-3 = Zbieranie planów bez urzędników albo urzędników bez planów: budynek publiczny wymaga jednego i drugiego.
overview-mistake-4 = Zapominanie o łaskach: z łaską działasz w środku cudzej tury.
overview-mistake-5 = Zostawianie gruzu innym: każdy zestaw daje więcej miejsca i 3 peruki w każdym okresie.

# Pierwsza gra

lesson-tile = Witaj w Lizbonie! Kafelek duchowieństwa pomaga, dopóki leży na twojej planszy. Ten obniża o 2 koszt dołączania do cudzych wizyt; wkrótce z tego skorzystasz.
lesson-card = Jedna karta to cała twoja tura. Z kartą skarbca na dworze opłacasz wydarzenie, które na niej jest: tu budowę sklepu. Płacisz wartość skarbca, teraz 3 reale, a potem za parcelę.
lesson-pay = Możesz płacić monetami albo wpływem cofniętym na torze. Wpływ otwiera drzwi na dworze, płać więc monetami, póki je masz.
lesson-store = Każda parcela ma cenę: skarbiec i gruz w rzędzie i kolumnie. Ma też nagrodę. Ta przy ulicy ksiąg daje kafelek duchowieństwa, a jedną kostkę gruzu możesz zabrać.
lesson-cardinal = Kardynał idzie dalej, a ty bierzesz kafelek obok niego. „Dowolny towar” pozwala handlować z markizem za cokolwiek.
lesson-house = Domek z twojej planszy trafia na sklep. Prawa grupa pomoże później produkować więcej towarów, środkowa obniża koszt statków, lewa pozwala płacić za wizyty pieniędzmi.
lesson-refill = Tura kończy się nową kartą; znów masz ich pięć. Gdy trzy z tych stosów są puste, okres się kończy. Szlachcic, którego chcesz odwiedzić, to zawsze dobry wybór.
lesson-join = Ktoś idzie do Manuela, a ty masz jego łaskę: zwróć ją i działaj w środku cudzej tury! Umieść teraz urzędników, będą ci potrzebni.
lesson-audience = Teraz wizyta: król otwiera budynek publiczny, za plan i urzędników w urzędach. Kosztuje wpływ; czego brakuje, zapłacisz perukami, 1 za 1. Masz jedno i drugie? Do dzieła.
lesson-site = Budynek publiczny punktuje za każdy sklep w rzędzie lub przy ulicy, którego towar pokazuje, teraz i za każdym razem, gdy przybędzie tam nowy. Obie kostki placu też są twoje: trzy różne to zestaw.
lesson-portfolio = Trzecia droga: karta do portfolio. Daje nagrodę, a jej wpływ odtąd się liczy. Potem sprzedajesz towary albo handlujesz ze szlachtą.
lesson-ship = Oddaj markizowi jeden towar, drugim zapłać za kadłub, a statek jest twój: od razu daje wpływ, sumę twojego portfolio, i miejsce do sprzedaży. Potem możesz handlować drugi raz.
lesson-influence = Spójrz na oba tory. Wpływem płacisz za wizyty; pełny skarbiec obniża ich koszt, ale podnosi ceny parcel i wydarzeń. Statki go napełniają. Teraz odwiedź Manuela i zbuduj sklep: przy budynku publicznym, który pokazuje jego towar, od razu punktuje.
lesson-decree = Markiz daje dekrety: każdy punktuje na koniec za coś, co masz. Przeczytaj te wystawione: czy któryś liczy to, co masz albo wkrótce będziesz mieć? Odwiedź więc markiza.
lesson-period = Zaczyna się drugi okres: każdy zestaw dał 3 peruki i da je jeszcze raz. Teraz stawiaj na to, co punktuje: pasujące sklepy, dekrety, urzędnicy na planach. Znasz już grę!

preset-first = Pierwsza gra
    .hint = Dwie osoby, bez dodatków.
preset-family = Przy rodzinnym stole
    .hint = Trzy osoby; każdej zadanie podpowie, czego spróbować najpierw.
preset-full = Pełny stół
    .hint = Cztery osoby, całe miasto.
preset-experts = Dla znawców
    .hint = Cztery osoby, draft pierwszej ręki i dekret początkowy.
preset-owner = Wszystko, co jest w pudełku
    .hint = Cztery osoby, z zadaniami, żetonami miasta i dekretami początkowymi.
preset-solo = Solo
    .hint = Przeciw Lacerdzie, przeciwnikowi z pudełka.

# Słowniczek

term-wigs = Peruki
    .text = Punkty zwycięstwa.
    .forms = peruk*
term-influence = Wpływ
    .text = Od 0 do 10. Płaci za wizyty; zdobywa się go za statki, nagrody i punktację kościoła, tyle, ile pokazuje portfolio.
    .forms = wpływ*
term-treasury = Skarbiec
    .text = Jego wartość to cena wydarzeń i część ceny każdej parceli; im pełniejszy, tym tańsze są wizyty.
    .forms = skarbiec|skarbc*
term-audience = Wizyta
    .text = Karta szlachcica zagrana na dwór: zapłać wpływem, ewentualnie wykonaj jedną akcję państwową, a potem akcję szlachcica.
    .forms = wizyt*
term-state-action = Akcja państwowa
    .text = Sześć małych akcji, po dwie u każdego szlachcica: handlem za towar albo za darmo przy wizycie.
    .forms = akcj* państwow*
term-favor = Łaska
    .text = Z nią możesz dołączyć do cudzej wizyty u tego szlachcica. Zachowana do końca to 2 peruki.
    .forms = łask*|łasce
term-portfolio = Portfolio
    .text = Karty wsunięte przy twojej planszy: szlachta i statki u góry, skarbiec u dołu. Miejsce na 2 i o 1 więcej za każdy zestaw.
    .forms = portfolio
term-official = Urzędnik
    .text = W urzędzie podnosi innym koszt wizyt; odesłany do domu otwiera twoje budynki publiczne.
    .forms = urzędni*
term-plan = Plan
    .text = Potrzebny do otwarcia budynku publicznego; liczba mówi, ilu urzędników to wymaga.
    .forms = plan|plany|planu|planów|planem|planach|planami
term-rubble-set = Zestaw gruzu
    .text = Jedna kostka trzęsienia ziemi, jedna pożaru i jedna tsunami: więcej miejsca i 3 peruki na koniec każdego okresu.
    .forms = zestaw* gruzu|gruz*
term-store = Sklep
    .text = Daje towar swojej ulicy i punktuje za pasujące budynki publiczne.
    .forms = sklep*
term-public-building = Budynek publiczny
    .text = Punktuje za wszystkie pasujące sklepy swojego rzędu lub ulicy, bez względu na właściciela.
    .forms = budyn* publiczn*
term-decree = Dekret
    .text = Punktuje na koniec i tylko dla właściciela.
    .forms = dekret*|dekrec*
term-ship = Statek
    .text = Towary sprzedaje się na zadokowane statki. Pełny odpływa i daje właścicielowi 1 perukę za każdy towar.
    .forms = statek|statk*
term-church = Punktacja kościoła
    .text = Gdy kardynał mija symbol wpływu, można oddać kafelki za peruki i raz za wpływ.
    .forms = punktacj* kościoła
term-event = Wydarzenie
    .text = Karta skarbca zagrana na dwór: zapłać wartość skarbca i wykonaj to, co pokazuje.
    .forms = wydarze*

# Pozycje, na których można wypróbować zasadę

example-store = Wybierz parcelę na sklep: ile kosztuje i jaka leży na niej nagroda?
example-join = Inny gracz idzie do Manuela, a ty masz jego łaskę. Dołączasz czy ją zachowujesz?
example-site = Otwórz budynek publiczny: co daje plac i które sklepy punktują?
