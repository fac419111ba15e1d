# Słowa samego klienta w przeglądarce.

home = Do poczekalni
site = Strona
close = Zamknij
cancel = Anuluj
save = Zapisz
yes = tak
no = nie
table = Stół
side = Dziennik i rozmowa
board = Plansza
board-scroll = Plansza { $name }, można przewijać
hand = Twoja ręka
nothing-here = Pod tym adresem nic nie ma.
about = O Stavitelu
about-what = Stavitel to miejsce, w którym gra się w wielkie gry o budowaniu z przyjaciółmi, przeciw botom i samotnie; pilnuje zasad i je wyjaśnia.
credits = Podziękowania
credits-icons = Ikony:
credits-fonts = Pismo:
credits-games = Gry należą do swoich autorów i wydawców. Obrazy i słowa są tu nasze własne.
credits-line = Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0

hero = Dosiądź się. Jest miasto do zbudowania.
hero-line = Wielkie gry planszowe dla przyjaciół w przeglądarce: zasad pilnujemy za ciebie, każde „nie” mówi dlaczego, a puste krzesła zajmują boty.
your-name = Twoje imię
name-example = Anna
come-in = Wejdź
guest-line = Konto nie jest potrzebne. Do gry wystarczy imię.
my-tables = Moje stoły
new-game = Graj
open-tables = Otwarte stoły
no-open-tables = Teraz żaden stół nie jest otwarty. Otwórz go albo wyślij przyjacielowi odnośnik.
finished-tables = Zakończone gry
facts-bots = boty
facts-solo = solo
state-your-turn = Twoja kolej
state-gathering = zbieramy się
state-join = dosiądź się
state-full = komplet
state-playing = gra trwa
state-watch = oglądaj
state-over = koniec
your-turn = Twoja kolej

account = Ty
account-is = Zalogowane konto: { $name }.
account-why = Konto nie jest konieczne: trzyma twoje stoły razem na wszystkich urządzeniach.
account-name = Konto
password = Hasło
log-in = Zaloguj się
log-out = Wyloguj się
register = Załóż konto

settings = Ustawienia
language = Język
theme = Wygląd
theme-auto = jak w systemie
theme-light = jasny
theme-dark = ciemny
theme-contrast = wysoki kontrast
speed = Ruchy
speed-off = od razu
speed-fast = szybko
speed-normal = spokojnie
speed-slow = powoli
setting-confirm = Potwierdzaj każdą odpowiedź
setting-sound = Dźwięki
setting-push = Daj znać, gdy moja kolej, także przy zamkniętej stronie
push-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.

who-plays = Kto gra
seat-count = Liczba miejsc
wish-me = Ja ({ $name })
wish-open = Wolne: każdy z odnośnikiem
wish-bot = Bot: { $level }
level-random = figlarny
level-greedy = zapalczywy
level-search = przebiegły
solo-hint = Grasz przeciw przeciwnikowi opisanemu w zasadach.
how-to-play = Jak gracie
pace = Tempo
pace-live = na żywo
pace-live-hint = Wszyscy są teraz przy stole.
pace-days = przez dni
pace-days-hint = Odpowiadasz, gdy masz czas; damy ci znać, gdy twoja kolej.
undo-policy = Cofanie
policy-consent = wolne, dalej za zgodą
policy-consent-hint = Wolno, dopóki nie wejdzie los, coś ukrytego albo inny gracz; potem pytamy pozostałych.
policy-free-only = tylko wolne
policy-free-only-hint = Wolno, dopóki nie wejdzie los, coś ukrytego albo inny gracz; potem już nie.
policy-never = nigdy
policy-never-hint = Co zagrane, to zagrane.
listed = Pokaż stół w poczekalni
options-of = { $title }: warianty
options-changed = { $n ->
    [one] { $n } zmiana
    [few] { $n } zmiany
    [many] { $n } zmian
   *[other] { $n } zmiany
}
options-same = Pozostałe opcje jak zwykle ({ $n })
open-table = Otwórz stół
start-now = Zacznij grę

waiting-for = { $n ->
    [one] Czekamy jeszcze na jednego gracza
    [few] Czekamy jeszcze na { $n } graczy
    [many] Czekamy jeszcze na { $n } graczy
   *[other] Czekamy jeszcze na { $n } gracza
}
all-here = Wszyscy są
send-link = Wyślij przyjaciołom ten odnośnik:
link = Odnośnik
copy = Kopiuj
copied = Skopiowano
sit-down = Dosiądź się
sit-here = Usiądź tutaj
get-up = Odejdź od stołu
start = Zacznij grę
start-hint = Gra zacznie się, gdy wszystkie miejsca będą zajęte; na wolnych możesz posadzić boty.
host-starts = Grę zaczyna gospodarz.
change = Zmień…
change-seat = Zmień miejsce { $n }
new-link = Nowy odnośnik zamiast zgubionego
is-here = obecny
is-away = nieobecny
commitment = Zapieczętowane ziarno
people-here = Przy stole
watchers = { $n ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $n } osoby.
    [many] Ogląda { $n } osób.
   *[other] Ogląda { $n } osoby.
}
opening = Chwileczkę…
no-table = Nie ma takiego stołu
no-seat = Ten odnośnik nie otwiera żadnego miejsca
link-lost = Połączenie przerwane; próbujemy znowu…
you-watch = Oglądasz.

places = Miejsca na stole
place-lit = (tu można wybierać)
seats = Gracze
seat-number = Miejsce { $n }
seat-opponent = Przeciwnik
seat-bot = bot
bot-name = Bot { $name }
seat-open = wolne
seat-me = ty
seat-host = gospodarz
panel-of = Gracz { $name }
panel-you = (ty)
panel-asked = na ruchu
panel-fold = Zwiń: { $name }
panel-unfold = Rozwiń: { $name }

card-face-down = Karta zakryta: { $back }
card-cost = koszt { $n }
card-tapped = użyta
card-reconstructed = wartość odtworzona
reconstructed-long = Pewna wartość na tej karcie jest odtworzona: nie znaleźliśmy dla niej źródła. Jeśli masz tę grę, możesz ją poprawić w pliku z treścią.
back-card = karta

zoom = Powiększenie
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Dopasuj do ekranu

prompt = Pytanie
prompt-waiting = Czekamy: { $names }.
prompt-asked = „{ $text }”
prompt-nothing = Teraz o nic nie pytamy.
prompt-exactly = wybrano { $chosen } z { $n }
prompt-between = wybrano { $chosen }, można od { $least } do { $most }
prompt-more = { $n ->
    [one] Jeszcze jedna na stole…
    [few] Jeszcze { $n } na stole…
    [many] Jeszcze { $n } na stole…
   *[other] Jeszcze { $n } na stole…
}
prompt-list = Wybierz na stole albo wypisz odpowiedzi ({ $n })
prompt-refused = { $n ->
    [one] Dlaczego nie? Jedna rzecz jest niemożliwa
    [few] Dlaczego nie? { $n } rzeczy są niemożliwe
    [many] Dlaczego nie? { $n } rzeczy jest niemożliwych
   *[other] Dlaczego nie? { $n } rzeczy jest niemożliwych
}
show-lit = Pokaż
not-possible = teraz niemożliwe, powie dlaczego
skip-to-prompt = Przejdź do odpowiedzi
step-back = Wstecz
undo = Cofnij
undo-free = Cofnij ostatnią odpowiedź
undo-consent = Poproś innych o cofnięcie ostatniej odpowiedzi
undo-no = Nie ma czego cofać
undo-asked = { $name } chce cofnąć ruch.
undo-waits = { $name } chce cofnąć ruch; czekamy: { $others }.
agree = Zgadzam się
refuse = Nie zgadzam się
restart-turn = Tura od nowa
confirm = Potwierdź
confirm-some = { $n ->
    [0] Potwierdź: nic
   *[other] Potwierdź: { $n }
}
standing = Nie w tej kolejce
standing-hint = { $answer } – teraz i za każdym razem do twojej następnej tury
standing-ahead = Odmów z góry, do twojej następnej tury
standing-list = Twoje odpowiedzi dane z góry
standing-turn = – odmawiasz do swojej tury
standing-game = – odmawiasz przez całą grę
standing-always = Przez całą grę
standing-stop = Cofnij tę odpowiedź
my-seats = Moje miejsca

text-view = Stół jako tekst
rules = Zasady
rules-search = Szukaj w zasadach
rules-none = Żadna zasada nie ma tych słów.
rules-missing = Nie ma tu zasad tej gry.
rules-in-english = Te zasady są na razie tylko po angielsku.
rules-table = Tabela w zasadach
rule-open = Zasada { $rule }
log = Dziennik
log-empty = Nic się jeszcze nie stało.
chat = Rozmowa
chat-unread = { $n ->
    [one] Rozmowa: jeden nowy wiersz
    [few] Rozmowa: { $n } nowe wiersze
    [many] Rozmowa: { $n } nowych wierszy
   *[other] Rozmowa: { $n } nowego wiersza
}
chat-say = Powiedz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-watcher = ogląda

game-over = Gra skończona.
to-result = Do wyniku
wins = Wygrywa { $name }
share-win = Wspólne zwycięstwo: { $names }
rematch = Rewanż
to-rematch = Do rewanżu
look-at-table = Obejrzyj stół
record = Pobierz zapis
verify = Sprawdź
verified = Prawda: z zapieczętowanego ziarna i odpowiedzi wychodzi właśnie ta gra.
not-verified = Nieprawda:
scores = Punkty
total = Razem
rank = Miejsce
tie-breaks = Przy remisie
score-over-time = Punkty w czasie
chart-label = Punkty w czasie; na końcu { $scores }
replay = Odtwarzanie
replay-back = Krok wstecz
replay-on = Krok dalej
replay-slider = Chwila gry
play = Odtwórz
pause = Wstrzymaj
seen-by = Oczami
seen-by-all = wszystkich

keys = Klawisze
key-tab = następna rzecz do wyboru
key-arrows = do najbliższej karty lub miejsca
key-enter = wybierz; potwierdź
key-digits = odpowiedź o tym numerze
key-esc = krok wstecz, potem cofnij
key-go = do pierwszej podświetlonej rzeczy na stole
key-undo = cofnij
key-text = stół jako tekst
key-log = dziennik
key-chat = rozmowa
key-rules = zasady
key-help = te klawisze
