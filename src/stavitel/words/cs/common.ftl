# Texty, které nepatří žádné hře: místa u stolu, prosté odpovědi, klienti.

seat-name = Hráč { $number }
seat-you = Hráč { $number } (vy)
seat-bot = { $bot } { $number }
word-opponent = Soupeř

word-yes = Ano
word-no = Ne
word-none = nic
word-number = { $n }
word-seat = { $who }
word-hidden = skryto

tell-content = U tohoto stolu se hraje s opravenými hodnotami karet: { $file }
tell-undoes = { $who }: tah se bere zpět
tell-changes = { $who }: { $changes }
change-more = { $what } +{ $n }
change-less = { $what } −{ $n }
why-strands = Zbytek by pak nešlo provést

# Účinky: co možnost stojí a přináší, co dává karta. `$what` je slovo ve tvaru pro dané číslo, je-li takový.

effect-amount = { $n } { $what }
    .uncounted = { $n }× { $what }
effect-more = +{ $n } { $what }
    .uncounted = { $what } +{ $n }
effect-less = −{ $n } { $what }
    .uncounted = { $what } −{ $n }

client-welcome = { $title }. Hrajete v textových řádcích.
client-help-hint = Odpovídejte číslem nebo klíčem. Nápovědu vypíše ?.
client-help =
    číslo nebo klíč: odpověď na otázku; více odpovědí oddělte mezerou
    u zpět, h rada (h 5: po pěti sekundách), w co není dovoleno a proč, o možnosti znovu
    e kouč vysvětlí, na co se ptáme, nebo zmlkne
    c NÁZEV karta nebo místo (stačí začátek názvu), c karty, o které jde v otázce
    t stůl, log vše, co se stalo, scores průběžné body
    p kde je to nabídnuto: stejná odpověď po zbytek kola
    l jazyk (l en, l cs, l pl), s uložit (s SOUBOR), q uložit a odejít
client-help-keys =
    1–9         vybrat možnost číslem; je-li jich víc než devět, pište dál nebo stiskněte Enter
    ↑ ↓ Enter   procházet možnosti a vybrat
    mezerník, d kde jich lze vybrat více: označit, a hotovo
    myš         klepněte na rozsvícenou věc na stole nebo na řádek; klepnutí na kartu řekne, co dělá
    u           zpět            h   rada od bota
    e           kouč vysvětlí, na co se ptáme, nebo zmlkne
    w           ukázat či skrýt, co není dovoleno a proč
    r           pravidla; na nedovoleném řádku pravidlo, o které jde
    t           stůl jako obrázek, nebo jako text
    p           kde je to nabídnuto: stejná odpověď po zbytek kola
    PgUp PgDn   posunout stůl
    l           jazyk           s   uložit
    n           po konci: nová hra
    q           uložit a odejít
client-turn = { $who }: jste na řadě.
client-not-offered = „{ $typed-key }“ není v nabídce; o přečte možnosti znovu.
client-choose-exactly = Vyberte přesně { $count }, pak Enter.
client-choose-some = Vyberte { $least } až { $most }, pak Enter.
client-chosen = Vyberte { $least } až { $most }; vybráno: { $chosen }
client-refused-count = { $count ->
    [one] Jedna věc není dovolena; proč, řekne w.
    [few] { $count } věci nejsou dovoleny; proč, řekne w.
   *[other] { $count } věcí není dovoleno; proč, řekne w.
}
client-nothing-refused = Nic tu není zakázáno.
client-undone = Vzato zpět.
client-nothing-to-undo = Není co vzít zpět.
client-hint = Bot by vybral: { $answer }
client-considered = { $answer }: šance na výhru { $chance } %, { $points } b.
client-turning-points = Zlomové okamžiky
client-no-mistakes = Žádné rozhodnutí nestálo mnoho.
client-learn-ask = Vaše odpověď (číslo; q konec):
client-learn-right = Nic lepšího se nenašlo.
client-learn-good = Téměř tak dobré jako nejlepší.
client-learn-wrong = Jiná odpověď slibuje o { $cost } % víc.
client-learn-then = Ve hře to bylo: { $answer }
client-coach-on = Kouč řekne slovo ke všemu, co je pro vás nové; e ho umlčí.
client-coach-off = Kouč mlčí; e mu dá slovo.
client-look-how = Napište název karty nebo místa: c tržnice
client-look-none = Nic s názvem „{ $name-key }“ tu není.
client-look-which = Co z toho? { $names }
client-standing = { $answer }, po zbytek kola
client-standing-plain = { "  p. " }{ $answer }, teď i pokaždé, když na to v tomto kole znovu dojde
client-standing-none = Na tohle nelze odpovědět na celé kolo.
client-saved = Uloženo: { $path }
client-active = na tahu
client-cost = cena { $n }
client-used = použitá
client-thinking = Ostatní přemýšlejí…
client-done = Hotovo
client-game-over = Konec hry
client-total = Celkem
client-rank = Pořadí
client-close = Esc zavře
client-no-rules = Pravidla tu nejsou.
client-reconstructed = ≈ Některá hodnota této karty je naše rekonstrukce; opravit ji může soubor s obsahem.
client-reconstructed-count = ≈ Naše rekonstrukce: { $count } z { $all } karet a polí této hry; vypíše je „stavitel content { $title }“.
client-over = Hra skončila po { $count ->
    [one] { $count } odpovědi
    [few] { $count } odpovědích
   *[other] { $count } odpovědích
}.
client-unfinished = Hra stojí po { $count ->
    [one] { $count } odpovědi
    [few] { $count } odpovědích
   *[other] { $count } odpovědích
}.
client-key-undo = zpět
client-key-hint = rada
client-key-coach = kouč
client-key-why = proč ne
client-key-rules = pravidla
client-key-text = text
client-key-language = jazyk
client-key-save = uložit
client-key-help = nápověda
client-key-quit = odejít

client-notice-your-turn = Jste na tahu.
client-notice-time-up = Vypršel vám čas: brzy za vás bude hrát bot.
client-notice-test = Toto je zkouška: sem budou chodit zprávy o vašich tazích.
client-mail-code-subject = Stavitel: vaše poštovní adresa
client-mail-code = Váš kód je { $code }. Pokud jste o něj nežádali, nedělejte nic.
client-mail-reset-subject = Stavitel: nové heslo
client-mail-reset = Nové heslo si nastavte zde, nejpozději do hodiny: { $link }
client-overview-goal = Jak se vyhrává
client-overview-turn = Tah
client-overview-end = Konec
client-overview-mistakes = Pět chyb začátečníků
client-overview-terms = Slova této hry
client-example = Zkuste to:
