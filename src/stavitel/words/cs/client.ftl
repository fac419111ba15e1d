# Slova samotného klienta v prohlížeči.

home = Do předsálí
site = Stránka
close = Zavřít
cancel = Zrušit
save = Uložit
yes = ano
no = ne
table = Stůl
side = Záznam a hovor
board = Plán
board-scroll = Plán { $name }, lze posouvat
hand = Vaše ruka
nothing-here = Na této adrese nic není.
about = O Staviteli
about-what = Stavitel je místo, kde se hrají velké budovatelské hry s přáteli, proti botům i o samotě; pravidla hlídá a vysvětluje.
credits = Poděkování
credits-icons = Ikony:
credits-fonts = Písmo:
credits-games = Hry patří svým autorům a vydavatelům. Obrázky a texty zde jsou naše vlastní.
credits-line = Ikony: Lorc, Delapouite a další, game-icons.net, CC BY 3.0

hero = Přisedněte. Čeká nás stavba města.
hero-line = Velké deskové hry pro přátele přímo v prohlížeči: pravidla se hlídají sama, každé „ne“ řekne proč a prázdné židle obsadí boti.
your-name = Vaše jméno
name-example = Anna
come-in = Vstoupit
guest-line = Účet není potřeba. Ke hře stačí jméno.
my-tables = Moje stoly
new-game = Hrát
open-tables = Otevřené stoly
no-open-tables = Teď není otevřený žádný stůl. Otevřete jej, nebo pošlete odkaz příteli.
finished-tables = Dohrané hry
facts-bots = boti
facts-solo = sólo
state-your-turn = Jste na tahu
state-gathering = scházíme se
state-join = přisednout
state-full = plno
state-playing = hraje se
state-watch = dívat se
state-over = dohráno
your-turn = Jste na tahu

account = Vy
account-is = Přihlášený účet: { $name }.
account-why = Účet je nepovinný: drží vaše stoly pohromadě na všech zařízeních.
account-name = Účet
password = Heslo
log-in = Přihlásit se
log-out = Odhlásit se
register = Založit účet

settings = Nastavení
language = Jazyk
theme = Vzhled
theme-auto = podle systému
theme-light = světlý
theme-dark = tmavý
theme-contrast = vysoký kontrast
speed = Pohyby
speed-off = hned
speed-fast = rychle
speed-normal = v klidu
speed-slow = pomalu
setting-confirm = Potvrzovat každou odpověď
setting-sound = Zvuky
setting-push = Dát vědět, že jsem na tahu, i když je stránka zavřená
push-refused = Prohlížeč této stránce oznámení nedovolí.

who-plays = Kdo hraje
seat-count = Počet míst
wish-me = Já ({ $name })
wish-open = Volné: kdokoli s odkazem
wish-bot = Bot: { $level }
level-random = hravý
level-greedy = dychtivý
level-search = prohnaný
solo-hint = Hrajete proti soupeři popsanému v pravidlech.
how-to-play = Jak hrajete
pace = Tempo
pace-live = naživo
pace-live-hint = Všichni jsou teď u stolu.
pace-days = po dny
pace-days-hint = Odpovíte, až budete mít čas; dáme vám vědět, že jste na tahu.
undo-policy = Vracení tahů
policy-consent = volně, jinak se souhlasem
policy-consent-hint = Volně, dokud nepřijde náhoda, něco skrytého nebo jiný hráč; potom se ptáme ostatních.
policy-free-only = jen volně
policy-free-only-hint = Volně, dokud nepřijde náhoda, něco skrytého nebo jiný hráč; potom už ne.
policy-never = nikdy
policy-never-hint = Co je odehráno, platí.
listed = Ukázat stůl v předsálí
options-of = { $title }: varianty
options-changed = { $n ->
    [one] { $n } změna
    [few] { $n } změny
    [many] { $n } změny
   *[other] { $n } změn
}
options-same = Ostatní volby jako obvykle ({ $n })
open-table = Otevřít stůl
start-now = Začít hru

waiting-for = { $n ->
    [one] Čekáme ještě na jednoho hráče
    [few] Čekáme ještě na { $n } hráče
    [many] Čekáme ještě na { $n } hráče
   *[other] Čekáme ještě na { $n } hráčů
}
all-here = Všichni jsou tady
send-link = Pošlete přátelům tento odkaz:
link = Odkaz
copy = Kopírovat
copied = Zkopírováno
sit-down = Přisednout
sit-here = Sednout si sem
get-up = Odejít od stolu
start = Začít hru
start-hint = Hra začne, až budou všechna místa obsazená; na volná můžete posadit boty.
host-starts = Hru začne hostitel.
change = Změnit…
change-seat = Změnit místo { $n }
new-link = Nový odkaz místo ztraceného
is-here = přítomen
is-away = nepřítomen
commitment = Zapečetěné semínko
people-here = U stolu
watchers = { $n ->
    [one] Dívá se jeden člověk.
    [few] Dívají se { $n } lidé.
    [many] Dívá se { $n } lidí.
   *[other] Dívá se { $n } lidí.
}
opening = Okamžik…
no-table = Takový stůl není
no-seat = Tento odkaz neotvírá žádné místo
link-lost = Spojení je přerušené; zkoušíme znovu…
you-watch = Díváte se.

places = Místa na stole
place-lit = (zde lze vybírat)
seats = Hráči
seat-number = Místo { $n }
seat-opponent = Soupeř
seat-bot = bot
bot-name = Bot { $name }
seat-open = volné
seat-me = vy
seat-host = hostitel
panel-of = Hráč { $name }
panel-you = (vy)
panel-asked = na tahu
panel-fold = Sbalit: { $name }
panel-unfold = Rozbalit: { $name }

card-face-down = Karta lícem dolů: { $back }
card-cost = cena { $n }
card-tapped = použitá
card-reconstructed = odhadnutá hodnota
reconstructed-long = Některá hodnota na této kartě je odhad: nenašli jsme pro ni pramen. Pokud hru máte, můžete ji opravit v souboru s obsahem.
back-card = karta

zoom = Přiblížení
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Přizpůsobit obrazovce

prompt = Otázka
prompt-waiting = Čeká se: { $names }.
prompt-asked = „{ $text }“
prompt-nothing = Teď se nikoho na nic neptáme.
prompt-exactly = vybráno { $chosen } z { $n }
prompt-between = vybráno { $chosen }, lze { $least } až { $most }
prompt-more = { $n ->
    [one] Ještě jedna na stole…
    [few] Ještě { $n } na stole…
    [many] Ještě { $n } na stole…
   *[other] Ještě { $n } na stole…
}
prompt-list = Vyberte na stole, nebo vypište odpovědi ({ $n })
prompt-refused = { $n ->
    [one] Proč ne? Jedna věc není možná
    [few] Proč ne? { $n } věci nejsou možné
    [many] Proč ne? { $n } věci není možné
   *[other] Proč ne? { $n } věcí není možných
}
show-lit = Ukázat
not-possible = teď to nejde, řekne proč
skip-to-prompt = Přejít k odpovědím
step-back = Zpět
undo = Vrátit
undo-free = Vzít zpět poslední odpověď
undo-consent = Požádat ostatní o vrácení poslední odpovědi
undo-no = Není co vracet
undo-asked = { $name } by chtěl(a) vzít tah zpět.
undo-waits = { $name } by chtěl(a) vzít tah zpět; čeká se: { $others }.
agree = Souhlasím
refuse = Nesouhlasím
restart-turn = Tah znovu
confirm = Potvrdit
confirm-some = { $n ->
    [0] Potvrdit: nic
   *[other] Potvrdit: { $n }
}
standing = V tomto kole už ne
standing-hint = { $answer } – teď a pokaždé, než na vás přijde tah
standing-ahead = Odmítnout předem, až do vašeho dalšího tahu
standing-list = Vaše odpovědi dané předem
standing-turn = – odmítáte až do svého tahu
standing-game = – odmítáte po celou hru
standing-always = Po celou hru
standing-stop = Vzít tuto odpověď zpět
my-seats = Moje místa

text-view = Stůl jako text
rules = Pravidla
rules-search = Hledat v pravidlech
rules-none = Tato slova v žádném pravidle nejsou.
rules-missing = Pravidla této hry tu nejsou.
rules-in-english = Tato pravidla jsou zatím jen anglicky.
rules-table = Tabulka v pravidlech
rule-open = Pravidlo { $rule }
log = Záznam
log-empty = Zatím se nic nestalo.
chat = Hovor
chat-unread = { $n ->
    [one] Hovor: jeden nový řádek
    [few] Hovor: { $n } nové řádky
    [many] Hovor: { $n } nového řádku
   *[other] Hovor: { $n } nových řádků
}
chat-say = Řekněte něco
chat-send = Poslat
chat-empty = Nikdo zatím nic neřekl.
chat-watcher = dívá se

game-over = Hra skončila.
to-result = K výsledku
wins = Vítězí { $name }
share-win = O vítězství se dělí: { $names }
rematch = Odveta
to-rematch = K odvetě
look-at-table = Podívat se na stůl
record = Stáhnout záznam
verify = Ověřit
verified = Pravda: ze zapečetěného semínka a odpovědí vzejde právě tato hra.
not-verified = Není pravda:
scores = Body
total = Celkem
rank = Pořadí
tie-breaks = Při rovnosti
score-over-time = Body v čase
chart-label = Body v čase; na konci { $scores }
replay = Přehrání
replay-back = O krok zpět
replay-on = O krok dál
replay-slider = Okamžik hry
play = Přehrát
pause = Pozastavit
seen-by = Očima
seen-by-all = všech

keys = Klávesy
key-tab = další věc, kterou lze vybrat
key-arrows = k nejbližší kartě nebo místu
key-enter = vybrat; potvrdit
key-digits = odpověď s tímto číslem
key-esc = o krok zpět, potom vrátit
key-go = k první rozsvícené věci na stole
key-undo = vrátit
key-text = stůl jako text
key-log = záznam
key-chat = hovor
key-rules = pravidla
key-help = tyto klávesy
