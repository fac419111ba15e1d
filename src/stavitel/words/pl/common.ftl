# Teksty, które nie należą do żadnej gry: miejsca przy stole, proste odpowiedzi, klienci.

seat-name = Gracz { $number }
seat-you = Gracz { $number } (ty)
seat-bot = { $bot } { $number }
word-opponent = Przeciwnik

word-yes = Tak
word-no = Nie
word-none = nic
word-number = { $n }
word-seat = { $who }
word-hidden = zakryte

tell-content = Przy tym stole gra się z poprawionymi wartościami kart: { $file }
tell-undoes = { $who }: ruch zostaje cofnięty
tell-changes = { $who }: { $changes }
change-more = { $what } +{ $n }
change-less = { $what } −{ $n }
why-strands = Reszty nie dałoby się potem wykonać

# Efekty: co możliwość kosztuje i co daje, co daje karta. `$what` to słowo w formie dla danej liczby, jeśli taka jest.

effect-amount = { $n } { $what }
    .uncounted = { $n }× { $what }
effect-more = +{ $n } { $what }
    .uncounted = { $what } +{ $n }
effect-less = −{ $n } { $what }
    .uncounted = { $what } −{ $n }

client-welcome = { $title }. Grasz w wierszach tekstu.
client-help-hint = Odpowiadaj numerem lub kluczem. Pomoc: ?.
client-help =
    numer lub klucz: odpowiedź na pytanie; kilka oddziel spacjami
    u cofnij, h podpowiedź (h 5: po pięciu sekundach), w co jest niedozwolone i dlaczego, o możliwości jeszcze raz
    e trener objaśnia, o co pytamy, albo milknie
    c NAZWA karta lub miejsce (wystarczy początek nazwy), c karty, których dotyczy pytanie
    t stół, log wszystko, co się stało, scores bieżące punkty
    p gdzie jest to proponowane: ta sama odpowiedź do końca rundy
    l język (l en, l cs, l pl), s zapisz (s PLIK), q zapisz i wyjdź
client-help-keys =
    1–9         wybierz możliwość numerem; gdy jest ich więcej niż dziewięć, pisz dalej lub naciśnij Enter
    ↑ ↓ Enter   przechodź po możliwościach i wybierz
    spacja, d   gdzie można wybrać kilka: zaznacz, i gotowe
    mysz        kliknij podświetloną rzecz na stole lub wiersz listy; kliknięcie karty mówi, co robi
    u           cofnij          h   podpowiedź bota
    e           trener objaśnia, o co pytamy, albo milknie
    w           pokaż lub ukryj, co jest niedozwolone i dlaczego
    r           zasady; na niedozwolonym wierszu zasada, o którą chodzi
    t           stół jako obraz lub jako tekst
    p           gdzie jest to proponowane: ta sama odpowiedź do końca rundy
    PgUp PgDn   przesuń stół
    l           język           s   zapisz
    n           po końcu: nowa gra
    q           zapisz i wyjdź
client-turn = { $who }: twoja kolej.
client-not-offered = „{ $typed-key }” nie ma w ofercie; o odczyta opcje ponownie.
client-choose-exactly = Wybierz dokładnie { $count }, potem Enter.
client-choose-some = Wybierz od { $least } do { $most }, potem Enter.
client-chosen = Wybierz od { $least } do { $most }; wybrano: { $chosen }
client-refused-count = { $count ->
    [one] Jedna rzecz jest niedozwolona; w mówi dlaczego.
    [few] { $count } rzeczy są niedozwolone; w mówi dlaczego.
   *[other] { $count } rzeczy jest niedozwolonych; w mówi dlaczego.
}
client-nothing-refused = Nic tu nie jest zabronione.
client-undone = Cofnięto.
client-nothing-to-undo = Nie ma czego cofać.
client-hint = Bot wybrałby: { $answer }
client-considered = { $answer }: szansa na wygraną { $chance } %, { $points } pkt
client-turning-points = Punkty zwrotne
client-no-mistakes = Żadna decyzja nie kosztowała wiele.
client-learn-ask = Twoja odpowiedź (numer; q kończy):
client-learn-right = Nic lepszego nie znaleziono.
client-learn-good = Prawie tak dobre jak najlepsze.
client-learn-wrong = Inna odpowiedź obiecuje o { $cost } % więcej.
client-learn-then = W grze było: { $answer }
client-coach-on = Trener powie słowo o wszystkim, co dla ciebie nowe; e go ucisza.
client-coach-off = Trener milczy; e oddaje mu głos.
client-look-how = Podaj nazwę karty lub miejsca: c targ
client-look-none = Nie ma tu nic o nazwie „{ $name-key }”.
client-look-which = Które z nich? { $names }
client-standing = { $answer }, do końca rundy
client-standing-plain = { "  p. " }{ $answer }, teraz i za każdym razem, gdy to pytanie padnie w tej rundzie
client-standing-none = Na to nie można odpowiedzieć na całą rundę.
client-saved = Zapisano: { $path }
client-active = przy ruchu
client-cost = koszt { $n }
client-used = użyta
client-thinking = Pozostali myślą…
client-done = Gotowe
client-game-over = Koniec gry
client-total = Razem
client-rank = Miejsce
client-close = Esc zamyka
client-no-rules = Zasad tu nie ma.
client-reconstructed = ≈ Jakaś wartość tej karty jest naszą rekonstrukcją; poprawi ją plik z zawartością.
client-reconstructed-count = ≈ Nasza rekonstrukcja: { $count } z { $all } kart i pól tej gry; wypisze je „stavitel content { $title }”.
client-over = Gra skończyła się po { $count ->
    [one] { $count } odpowiedzi
    [few] { $count } odpowiedziach
   *[other] { $count } odpowiedziach
}.
client-unfinished = Gra stoi po { $count ->
    [one] { $count } odpowiedzi
    [few] { $count } odpowiedziach
   *[other] { $count } odpowiedziach
}.
client-key-undo = cofnij
client-key-hint = podpowiedź
client-key-coach = trener
client-key-why = czemu nie
client-key-rules = zasady
client-key-text = tekst
client-key-language = język
client-key-save = zapisz
client-key-help = pomoc
client-key-quit = wyjdź

client-notice-your-turn = Twoja kolej.
client-notice-time-up = Twój czas minął: wkrótce zagra za ciebie bot.
client-notice-test = To jest próba: tu będą przychodzić wiadomości o twoich turach.
client-mail-code-subject = Stavitel: twój adres pocztowy
client-mail-code = Twój kod to { $code }. Jeśli o niego nie prosisz, nie rób nic.
client-mail-reset-subject = Stavitel: nowe hasło
client-mail-reset = Nowe hasło ustaw tutaj, w ciągu godziny: { $link }
client-overview-goal = Jak się wygrywa
client-overview-turn = Tura
client-overview-end = Koniec
client-overview-mistakes = Pięć błędów początkujących
client-overview-terms = Słowa tej gry
client-example = Spróbuj:
