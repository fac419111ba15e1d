# Architekti Západního království: Majestátní monumenty.

title = Architekti Západního království
    .line = Zbudujte katedrálu a divy království – poctivě, nebo přes černý trh.

# Lokace
card-quarry = Kamenolom
    .text = Získejte tolik kamenů, kolik tu máte služebníků.
card-forest = Les
    .text = Získejte tolik dřev, kolik tu máte služebníků.
card-silversmith = Stříbrotepec
    .text = Získejte 1 minci a další 1 za každého svého služebníka zde.
card-mines = Doly
    .text = Získejte 1 hlínu a další 1 za každého svého služebníka zde, nebo 1 zlato za každé dva.
card-kings-storehouse = Královský sklad
    .text = Jedna směna za každého vašeho služebníka zde: 2 z kamene, dřeva a hlíny za 1 počestnost; 3 z kamene a dřeva za 1 mramor; nebo směna vašich učedníků.
card-workshop = Dílna
    .text = Najměte učedníka za 2 daně a 2 mince z tolika sloupců, kolik tu máte služebníků, za každý další sloupec položte 1 minci; nebo si doberte 1 kartu budovy a další 1 za každé dva služebníky.
card-town-centre = Rynek
    .text = Tolik zajetí, kolik tu máte služebníků: první za 1 daň, každé další za 1 minci.
card-guardhouse = Strážnice
    .text = Jedna akce za každého vašeho služebníka zde: vsaďte zajaté do vězení po 1 minci; vysvoboďte své z vězení; vykupte své zajaté; splaťte dluh.
card-tax-stand = Výběrčí daní
    .text = Vezměte si všechny mince, které tu leží, a pak ztraťte 2 počestnosti.
card-black-market = Černý trh
    .text = S nejvýše 9 počestnostmi: zaplaťte 1, 2 nebo 3 mince, ztraťte 1 počestnost a vezměte si, co pole nabízí.
card-guildhall = Radnice
    .text = Postavte budovu nebo monument, nebo pracujte na katedrále. Služebník tu zůstane do konce.

# Učedníci
card-acolyte-a01 = Akolyta
    .text = { $text }
card-acolyte-a02 = Akolyta
    .text = { $text }
card-acolyte-a03 = Akolyta
    .text = { $text }
card-conspirator-a04 = Spiklenec
    .text = { $text }
card-conspirator-a05 = Spiklenec
    .text = { $text }
card-debt-collector-a06 = Výběrčí dluhů
    .text = { $text }
card-debt-collector-a07 = Výběrčí dluhů
    .text = { $text }
card-debt-collector-a08 = Výběrčí dluhů
    .text = { $text }
card-gatekeeper-a09 = Strážce brány
    .text = { $text }
card-illusionist-a10 = Iluzionista
    .text = { $text }
card-jeweller-a11 = Klenotník
    .text = { $text }
card-jeweller-a12 = Klenotník
    .text = { $text }
card-labourer-a13 = Nádeník
    .text = { $text }
card-merchant-a14 = Hokynářka
    .text = { $text }
card-merchant-a15 = Hokynářka
    .text = { $text }
card-merchant-a16 = Hokynářka
    .text = { $text }
card-merchant-a17 = Hokynářka
    .text = { $text }
card-merchant-a18 = Hokynářka
    .text = { $text }
card-miner-a19 = Horník
    .text = { $text }
card-miner-a20 = Horník
    .text = { $text }
card-patron-a21 = Patron
    .text = { $text }
card-patron-a22 = Patron
    .text = { $text }
card-patron-a23 = Patron
    .text = { $text }
card-patron-a24 = Patron
    .text = { $text }
card-pickpocket-a25 = Kapsář
    .text = { $text }
card-squire-a26 = Panoš
    .text = { $text }
card-squire-a27 = Panoš
    .text = { $text }
card-squire-a28 = Panoš
    .text = { $text }
card-stonecutter-a29 = Kameník
    .text = { $text }
card-stonecutter-a30 = Kameník
    .text = { $text }
card-swindler-a31 = Podvodník
    .text = { $text }
card-swindler-a32 = Podvodník
    .text = { $text }
card-swindler-a33 = Podvodník
    .text = { $text }
card-thief-a34 = Zloděj
    .text = { $text }
card-trader-a35 = Obchodník
    .text = { $text }
card-trader-a36 = Obchodník
    .text = { $text }
card-trader-a37 = Obchodník
    .text = { $text }
card-trickster-a38 = Šejdíř
    .text = { $text }
card-woodcutter-a39 = Dřevorubec
    .text = { $text }
card-woodcutter-a40 = Dřevorubec
    .text = { $text }
card-aristocrat-w01 = Šlechtična
    .text = { $text }
card-aristocrat-w02 = Šlechtična
    .text = { $text }
card-aristocrat-w03 = Šlechtična
    .text = { $text }
card-benefactor-w04 = Dobrodinec
    .text = { $text }
card-charlatan-w05 = Šarlatán
    .text = { $text }
card-charlatan-w06 = Šarlatán
    .text = { $text }
card-charlatan-w07 = Šarlatán
    .text = { $text }
card-chevalier-w08 = Kavalír
    .text = { $text }
card-chevalier-w09 = Kavalír
    .text = { $text }
card-diplomat-w10 = Diplomat
    .text = { $text }
card-diplomat-w11 = Diplomat
    .text = { $text }
card-diplomat-w12 = Diplomat
    .text = { $text }
card-financier-w13 = Mecenáška
    .text = { $text }
card-financier-w14 = Mecenáška
    .text = { $text }
card-tinker-w15 = Pobuda
    .text = { $text }
card-tinker-w16 = Pobuda
    .text = { $text }
card-tinker-w17 = Pobuda
    .text = { $text }
card-journeyman-w18 = Tovaryš
    .text = { $text }
card-journeyman-w19 = Tovaryš
    .text = { $text }
card-journeyman-w20 = Tovaryš
    .text = { $text }
card-racketeer-w21 = Vyděrač
    .text = { $text }
card-urchin-w22 = Sirota
    .text = { $text }
card-urchin-w23 = Sirota
    .text = { $text }
card-urchin-w24 = Sirota
    .text = { $text }
card-enforcer-p41 = Vymahač
    .text = { $text }
card-overseer-p42 = Dozorce
    .text = { $text }
card-peddler-p43 = Pouliční prodavač
    .text = { $text }

# Budovy
card-smithy = Kovárna
    .text = { $text }
card-steeple = Zvonice
    .text = { $text }
card-stone-market = Trh s kamenem
    .text = { $text }
card-tavern = Krčma
    .text = { $text }
card-thieves-den = Zlodějské doupě
    .text = { $text }
card-tilers-hut = Chatrč dlaždiče
    .text = { $text }
card-trading-post = Obchodní stanice
    .text = { $text }
card-treasury = Pokladnice
    .text = { $text }
card-university = Univerzita
    .text = { $text }
card-watchtower = Strážní věž
    .text = { $text }
card-well = Studna
    .text = { $text }
card-wood-market = Trh se dřevem
    .text = { $text }
card-aqueduct = Akvadukt
    .text = { $text }
card-armoury = Zbrojnice
    .text = { $text }
card-barracks = Kasárna
    .text = { $text }
card-betting-house = Sázkový dům
    .text = { $text }
card-carpenters-hut = Chatrč tesaře
    .text = { $text }
card-castle = Hrad
    .text = { $text }
card-chapel = Kaple
    .text = { $text }
card-church = Kostel
    .text = { $text }
card-clay-market = Trh s hlínou
    .text = { $text }
card-clay-pit = Hliniště
    .text = { $text }
card-drafting-room = Rýsovna
    .text = { $text }
card-dungeon = Žalář
    .text = { $text }
card-factory = Manufaktura
    .text = { $text }
card-fortress = Citadela
    .text = { $text }
card-fountain = Kašna
    .text = { $text }
card-gamblers-den = Hráčské doupě
    .text = { $text }
card-hideout = Skrýš
    .text = { $text }
card-keep = Donjon
    .text = { $text }
card-library = Knihovna
    .text = { $text }
card-lighthouse = Maják
    .text = { $text }
card-lumber-camp = Dřevorubecký tábor
    .text = { $text }
card-masons-hut = Chatrč zedníka
    .text = { $text }
card-moneylender = Lichvář
    .text = { $text }
card-monument = Památník
    .text = { $text }
card-observatory = Hvězdárna
    .text = { $text }
card-palace = Palác
    .text = { $text }
card-reservoir = Vodní nádrž
    .text = { $text }
card-silver-market = Trh se stříbrem
    .text = { $text }
card-arena = Aréna
    .text = { $text }
card-bathhouse = Lázně
    .text = { $text }
card-courthouse = Soudní dvůr
    .text = { $text }
card-stage = Pódium
    .text = { $text }
card-stocks = Pranýř
    .text = { $text }
card-monastery = Klášter
    .text = { $text }
card-abbey = Opatství
    .text = { $text }
card-studio = Ateliér
    .text = { $text }
card-carpenters-guild = Cech tesařů
    .text = { $text }
card-masons-guild = Cech zednářů
    .text = { $text }
card-tilers-guild = Cech dlaždičů
    .text = { $text }
card-stronghold = Pevnost
    .text = { $text }
card-depot = Překladiště
    .text = { $text }
card-jail = Šatlava
    .text = { $text }
card-lodge = Havířská bouda
    .text = { $text }
card-mill = Větrný mlýn
    .text = { $text }
card-mint = Mincovna
    .text = { $text }
card-theatre = Divadlo
    .text = { $text }
card-manor = Panské sídlo
    .text = { $text }
card-mansion = Měšťanský dům
    .text = { $text }
card-outpost = Tvrz
    .text = { $text }
card-vault = Trezor
    .text = { $text }
card-wall = Obranný val
    .text = { $text }
card-school = Škola
    .text = { $text }
card-crane = Jeřáb
    .text = { $text }
card-graveyard = Hřbitov
    .text = { $text }
card-museum = Muzeum
    .text = { $text }

# Černý trh a odměny
card-stall-marble = { $gain }
card-stall-gold = { $gain }
card-stall-marble-stone = { $gain }
card-stall-gold-wood = { $gain }
card-stall-marble-wood = { $gain }
card-market-m01 = { $large }
    .text = Malý trh: { $small }. Velký trh: { $large }.
card-market-m02 = { $large }
    .text = Malý trh: { $small }. Velký trh: { $large }.
card-market-m03 = { $large }
    .text = Malý trh: { $small }. Velký trh: { $large }.
card-market-m04 = { $large }
    .text = Malý trh: { $small }. Velký trh: { $large }.
card-market-m05 = { $large }
    .text = Malý trh: { $small }. Velký trh: { $large }.
card-market-m06 = { $large }
    .text = Malý trh: { $small }. Velký trh: { $large }.
card-market-m07 = { $large }
    .text = Malý trh: { $small }. Velký trh: { $large }.
card-market-m08 = { $large }
    .text = Malý trh: { $small }. Velký trh: { $large }.
card-market-m09 = { $large }
    .text = Malý trh: { $small }. Velký trh: { $large }.
card-market-m10 = { $large }
    .text = Malý trh: { $small }. Velký trh: { $large }.
card-reward-r01 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r02 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r03 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r04 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r05 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r06 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r11 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r12 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r13 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r14 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r15 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.
card-reward-r16 = Odměna: { $gain }
    .text = Získáte: { $gain }. Takových karet: { $copies }.

# Desky hráčů
card-board-therese = Tereza
    .text = Na začátku: { $start }. Zlato a mramor jsou zaměnitelné ke všem účelům.
card-board-caroline = Karolína
    .text = Na začátku: { $start }. S každou akcí černého trhu si doberte 1 kartu budovy.
card-board-ada = Ada
    .text = Na začátku: { $start }. Při každé akci ignorujte 1 daň.
card-board-frederick = Fridrich
    .text = Na začátku: { $start }. Práce na katedrále nevyžaduje odhození karty.
card-board-rudolf = Rudolf
    .text = Na začátku: { $start }. Při najímání v dílně o 1 minci méně; až 6 učedníků.
card-board-arnulf = Arnold
    .text = Na začátku: { $start }. Když umístíte služebníka k princezně, počítá se vám jako další služebník.
card-board-charles = Karel
    .text = Na začátku: { $start }. Kdykoli umístíte služebníka ke šmelináři, získejte 1 minci.
card-board-clotilda = Klotilda
    .text = Na začátku: { $start }. Za každou ztracenou počestnost získejte 1 hlínu.
card-board-isabetta = Isabela
    .text = Na začátku: { $start }. Kdykoli získáte učedníka, získejte 1 mramor.
card-board-louis = Ludvík
    .text = Na začátku: { $start }. Smíte zaplatit 2 mince místo ztráty 1 počestnosti; na katedrále pracujete při jakékoli počestnosti.
card-board-zesiro = Zesiro
    .text = Na začátku: { $start }. Za každou stavbu i práci na katedrále získejte 1 vliv; černý trh navštívíte při jakékoli počestnosti.
card-board-lothaire = Lothar
    .text = Na začátku: { $start }. Za každou stavbu i práci na katedrále o 1 dřevo nebo 1 kámen méně.
card-board-hugo = Hugo
    .text = Na začátku: { $start }. Smíte zaplatit 2 mince místo toho, abyste si vzali dluh.
card-board-clovis = Chlodvík
    .text = Na začátku: { $start }. Kdykoli stavíte, doberte si 1 kartu budovy.
card-board-fara = Fara
    .text = Na začátku: { $start }. Při každém obnovení černého trhu smíte vysvobodit 1 svého služebníka z vězení.
card-board-bertha = Berta
    .text = Na začátku: { $start }. Když vsadíte zajaté do vězení, získejte 2 mince.

# Monumenty a dvůr
card-wonder-clay = Hliněný monument
    .text = { $goods }, méně to, co na kartě leží, { $price }; hodnota { $worth } a 2 počestnosti. Když umístíte služebníka k jeho figurce: 1 vliv, nebo akce jako s 1 služebníkem navíc.
card-wonder-wood = Dřevěný monument
    .text = { $goods }, méně to, co na kartě leží, { $price }; hodnota { $worth } a 2 počestnosti. Když umístíte služebníka k jeho figurce: 1 vliv, nebo akce jako s 1 služebníkem navíc.
card-wonder-stone = Kamenný monument
    .text = { $goods }, méně to, co na kartě leží, { $price }; hodnota { $worth } a 2 počestnosti. Když umístíte služebníka k jeho figurce: 1 vliv, nebo akce jako s 1 služebníkem navíc.
card-wonder-gold = Zlatý monument
    .text = { $goods }, méně to, co na kartě leží, { $price }; hodnota { $worth } a 2 počestnosti. Když umístíte služebníka k jeho figurce: 1 vliv, nebo akce jako s 1 služebníkem navíc.
card-wonder-marble = Mramorový monument
    .text = { $goods }, méně to, co na kartě leží, { $price }; hodnota { $worth } a 2 počestnosti. Když umístíte služebníka k jeho figurce: 1 vliv, nebo akce jako s 1 služebníkem navíc.
card-court-k1 = Karta dvora 1
    .text = Přispění: Hlína: { $clay }; Dřevo: { $wood }; Kámen: { $stone }; Zlato: { $gold }; Mramor: { $marble }. Princezna ({ $princess }): { $rewards }. Šmelinář ({ $profiteer }): { $penalty }, pak do vězení.
card-court-k2 = Karta dvora 2
    .text = Přispění: Hlína: { $clay }; Dřevo: { $wood }; Kámen: { $stone }; Zlato: { $gold }; Mramor: { $marble }. Princezna ({ $princess }): { $rewards }. Šmelinář ({ $profiteer }): { $penalty }, pak do vězení.
card-court-k3 = Karta dvora 3
    .text = Přispění: Hlína: { $clay }; Dřevo: { $wood }; Kámen: { $stone }; Zlato: { $gold }; Mramor: { $marble }. Princezna ({ $princess }): { $rewards }. Šmelinář ({ $profiteer }): { $penalty }, pak do vězení.
card-court-k4 = Karta dvora 4
    .text = Přispění: Hlína: { $clay }; Dřevo: { $wood }; Kámen: { $stone }; Zlato: { $gold }; Mramor: { $marble }. Princezna ({ $princess }): { $rewards }. Šmelinář ({ $profiteer }): { $penalty }, pak do vězení.
card-court-k5 = Karta dvora 5
    .text = Přispění: Hlína: { $clay }; Dřevo: { $wood }; Kámen: { $stone }; Zlato: { $gold }; Mramor: { $marble }. Princezna ({ $princess }): { $rewards }. Šmelinář ({ $profiteer }): { $penalty }, pak do vězení.
card-court-k6 = Karta dvora 6
    .text = Přispění: Hlína: { $clay }; Dřevo: { $wood }; Kámen: { $stone }; Zlato: { $gold }; Mramor: { $marble }. Princezna ({ $princess }): { $rewards }. Šmelinář ({ $profiteer }): { $penalty }, pak do vězení.
card-court-k7 = Karta dvora 7
    .text = Přispění: Hlína: { $clay }; Dřevo: { $wood }; Kámen: { $stone }; Zlato: { $gold }; Mramor: { $marble }. Princezna ({ $princess }): { $rewards }. Šmelinář ({ $profiteer }): { $penalty }, pak do vězení.

# Protivník
card-hall-2 = Radnice, počet hráčů: 2
    .text = Polí: { $spaces }. Obnovení černého trhu vyvolají: { $resets }.
card-hall-3 = Radnice, počet hráčů: 3
    .text = Polí: { $spaces }. Obnovení černého trhu vyvolají: { $resets }.
card-hall-4 = Radnice, počet hráčů: 4
    .text = Polí: { $spaces }. Obnovení černého trhu vyvolají: { $resets }.
card-hall-5 = Radnice, počet hráčů: 5
    .text = Polí: { $spaces }. Obnovení černého trhu vyvolají: { $resets }.
card-hall-6 = Radnice, počet hráčů: 6
    .text = Polí: { $spaces }. Obnovení černého trhu vyvolají: { $resets }.
card-resource-track = Stupnice surovin protivníka
    .text = Zleva: { $goods }. Ve strážnici nejdřív: { $guardhouse }.
card-opponent-aristocrat = Šlechtična
    .text = Na začátku: { $start }. Zaměření: { $focus }. Na každý monument potřebuje o 2 mramory méně. Monumenty staví postupně sem: { $tokens }.
card-opponent-enforcer = Vymahač
    .text = Na začátku: { $start }. Zaměření: { $focus }. Když vsadí do vězení, získá 1 mramor. Monumenty staví postupně sem: { $tokens }.
card-opponent-illusionist = Iluzionista
    .text = Na začátku: { $start }. Zaměření: { $focus }. Na černém trhu neztrácí počestnost. Monumenty staví postupně sem: { $tokens }.
card-opponent-informant = Donašečka
    .text = Na začátku: { $start }. Zaměření: { $focus }. Za každý monument i krok na katedrále jednou zajímá. Monumenty staví postupně sem: { $tokens }.
card-opponent-patron = Patron
    .text = Na začátku: { $start }. Zaměření: { $focus }. Když umístí služebníka do královského skladu, získá 1 vliv. Monumenty staví postupně sem: { $tokens }.
card-opponent-peddler = Pouliční prodavač
    .text = Na začátku: { $start }. Zaměření: { $focus }. Každé obnovení mu přinese 1 vliv a 2 mince. Monumenty staví postupně sem: { $tokens }.
card-scheme-s01 = Počáteční intrika S01
    .text = { $text }.
card-scheme-s02 = Počáteční intrika S02
    .text = { $text }.
card-scheme-s03 = Počáteční intrika S03
    .text = { $text }.
card-scheme-s04 = Počáteční intrika S04
    .text = { $text }.
card-scheme-s05 = Počáteční intrika S05
    .text = { $text }.
card-scheme-s06 = Počáteční intrika S06
    .text = { $text }.
card-scheme-s07 = Počáteční intrika S07
    .text = { $text }.
card-scheme-s08 = Počáteční intrika S08
    .text = { $text }.
card-scheme-s09 = Počáteční intrika S09
    .text = { $text }.
card-scheme-s10 = Počáteční intrika S10
    .text = { $text }.
card-scheme-s11 = Počáteční intrika S11
    .text = { $text }.
card-scheme-s12 = Počáteční intrika S12
    .text = { $text }.
card-scheme-f01 = Budoucí intrika F01
    .text = { $text }.
card-scheme-f02 = Budoucí intrika F02
    .text = { $text }.
card-scheme-f03 = Budoucí intrika F03
    .text = { $text }.
card-scheme-f04 = Budoucí intrika F04
    .text = { $text }.
card-scheme-f05 = Budoucí intrika F05
    .text = { $text }.
card-scheme-f06 = Budoucí intrika F06
    .text = { $text }.
card-scheme-f07 = Budoucí intrika F07
    .text = { $text }.
card-scheme-f08 = Budoucí intrika F08
    .text = { $text }.
card-scheme-f09 = Budoucí intrika F09
    .text = { $text }.
card-scheme-f10 = Budoucí intrika F10
    .text = { $text }.
card-scheme-f11 = Budoucí intrika F11
    .text = { $text }.
card-scheme-f12 = Budoucí intrika F12
    .text = { $text }.

# Co karty dělají, podle svých hodnot
effect-mix = { $n } (libovolně: { $goods })
effect-either = { $a }, nebo { $b }
effect-apprentice = { $head }. { $does }
effect-apprentice-plain = Platí za všechny své dovednosti.
effect-apprentice-cathedral = Když pracujete na katedrále, získáte navíc: { $gain }.
effect-apprentice-cheap-captures = Za zajetí při jedné návštěvě rynku zaplaťte celkem o 1 minci méně, nikdy ne daň.
effect-apprentice-pay-off = Když splatíte dluh, získáte navíc: { $gain }.
effect-apprentice-free-prisoners = Při každém obnovení černého trhu smíte vysvobodit z vězení své služebníky, nejvýše: { $gain }.
effect-apprentice-market-virtue = Akce černého trhu vás nestojí počestnost.
effect-apprentice-visit = { $place }: při každé návštěvě získáte navíc: { $gain }.
effect-apprentice-trade = Královský sklad: další možná směna, { $price } → { $gain }.
effect-trade = { $price } → { $gain }
effect-ability = schopnost: { $gain }
effect-apprentice-squire = Při každém obnovení černého trhu, pokud nemáte ve vězení žádného služebníka, získáte: { $gain }.
effect-apprentice-stand-virtue = U výběrčího daní ztrácíte o 1 počestnost méně.
effect-apprentice-cheap-market = Za akce černého trhu zaplaťte o 1 minci méně.
effect-apprentice-princess = Při každém obnovení černého trhu, máte-li aspoň 1 služebníka u princezny, získáte: { $gain }.
effect-apprentice-profiteer = Při každém obnovení černého trhu, máte-li aspoň 1 služebníka u šmelináře, získáte: { $gain }.
effect-apprentice-charlatan = Při jakékoli platbě smí 1 vliv nahradit, i opakovaně: { $gain }; ne při přispění.
effect-apprentice-place = { $place }: kdykoli tam umístíte služebníka, získáte: { $gain }.
effect-apprentice-construct = Kdykoli postavíte budovu nebo monument, získáte: { $gain }.
effect-apprentice-debt = Kdykoli dostanete dluh, získáte: { $gain }.
effect-apprentice-imprison = Když vsadíte zajaté služebníky do vězení, získáte navíc: { $gain }.
effect-apprentice-overseer = { $place }: vždy se vám tam počítá o 1 služebníka víc.
effect-apprentice-reset = Při každém obnovení černého trhu získáte: { $gain }.
effect-building = Cena: { $price }. Hodnota: { $worth }. { $does }.
effect-at-once = Ihned získáte: { $gain }
effect-building-hire = Ihned: zdarma najměte libovolného učedníka z nabídky
effect-building-capture = Ihned: smíte zdarma zajmout 1 skupinku
effect-building-capture-two = Ihned: smíte zdarma zajmout až 2 skupinky
effect-building-free-prisoners = Ihned: vysvoboďte všechny své služebníky z vězení
effect-building-imprison = Ihned: vsaďte všechny své zajaté služebníky do vězení, za každého 1 mince
effect-building-gold-or-silver = Ihned: získejte 1 zlato, nebo 3 mince
effect-building-gold-or-marble = Ihned: získejte 1 zlato, nebo 1 mramor
effect-building-destroy-debt = Ihned: smíte zničit 1 svůj nesplacený dluh
effect-building-palace = Ihned: získejte 1 zlato za každé 4 počestnosti
effect-building-monastery = Ihned: získejte 1 vliv za každou svou úroveň katedrály
effect-building-library = Ihned: smíte odhodit 1 kartu budovy a získat 2 zlata
effect-building-barracks = Ihned: smíte zdarma vzít zpět všechny své služebníky z cizích desek, nebo zajmout 1 skupinku
effect-building-dismiss = Ihned: odložte 1 svého učedníka
effect-building-school = Ihned: odstraňte 8 učedníků nejvíce vlevo, ostatní posuňte a doplňte, pak jednoho zdarma najměte
effect-building-watchtower = Ihned: každý se 3 či více služebníky ve vězení ztratí 1 počestnost, vy také
effect-building-monument = Ihned: každý získá 1 počestnost
effect-building-abbey = Ihned: každý vysvobodí všechny své služebníky z vězení
effect-building-studio = Ihned: každý si dobere 1 kartu budovy
effect-building-visit = Ihned: umístěte služebníka a proveďte akci: { $place }
effect-end-count = Na konci: { $gain }, vždy za: { $lot }
effect-end-free = Na konci: vysvoboďte všechny své služebníky z vězení
effect-end-always = Na konci: { $gain }
effect-end-cathedral-lead = Na konci: { $gain }, jste-li na katedrále výš než kdokoli jiný
effect-end-most-clay = Na konci: { $gain }, máte-li víc hlíny než kdokoli jiný
effect-end-most-wood = Na konci: { $gain }, máte-li víc dřeva než kdokoli jiný
effect-end-most-stone = Na konci: { $gain }, máte-li víc kamene než kdokoli jiný
effect-end-most-silver = Na konci: { $gain }, máte-li víc mincí než kdokoli jiný
effect-end-debt-free = Na konci: { $gain }, nemáte-li nesplacený dluh
effect-end-prison-free = Na konci: { $gain }, nemáte-li ve vězení služebníka
effect-if = { $when }: { $a }
effect-if-else = { $when }: { $a }. Jinak: { $b }
effect-plan = { $place }: { $does }
effect-plan-plain = { $place }
effect-else = { $a }; jinak { $b }
effect-space = { $space } pole: { $does }
effect-scheme-market = zlato a mramor jako mramor
effect-scheme-contribute = přispěje
effect-scheme-add-tax = přidá: { $gain }
effect-guard-release = vysvobodit své z vězení
effect-guard-imprison = vsadit zajaté do vězení
effect-guard-ransom = vykoupit své zajaté
effect-each = za každého svého služebníka { $gain }
effect-each-two = za každé dva své služebníky { $gain }
effect-scheme-take-tax = { $n ->
    [99] vezme všechny daně jako mince
   *[other] vezme daň jako mince: { $n }
}
effect-scheme-remove-apprentices = odstraní 2 učedníky jednoho sloupce
effect-scheme-imprison = vsadí zajaté do vězení
effect-scheme-wonder = postaví monument
effect-scheme-cathedral = 1 krok na katedrále a 1 počestnost
effect-scheme-reveal = pak otočí další intriku
effect-scheme-stack = položí služebníka na jiného
effect-scheme-adornment = vezme ozdobu
effect-when-prison = Vlastních služebníků ve vězení aspoň { $n }
effect-when-captured = Drží zajatých služebníků aspoň { $n }
effect-when-tax = Daní u výběrčího aspoň { $n }
effect-when-group = Služebníků jednoho člověka na jednom místě aspoň { $n }
effect-when-influence = Jeho vliv nejvýše { $n }
effect-when-leads = Má u princezny nejvíc služebníků
effect-when-raise = Je možný monument nebo krok na katedrále
effect-when-cathedral-virtue = Je možný krok na katedrále a jeho počestnost je nejvýše { $n }
effect-when-cathedral-late = Je možný krok na katedrále a došly budoucí intriky
effect-when-stack = Může položit služebníka na jiného

# Ruby
back-location = Lokace
back-apprentice = Učedník
back-building = Karta budovy
back-stall = Malý trh
back-market = Karta trhu
back-reward = Odměna
back-board = Deska hráče
back-wonder = Monument
back-court = Karta dvora
back-scheme = Intrika
back-opponent = Protivník

# Slova
word-clay = hlína
    .counted = { $n ->
        [one] hlína
        [few] hlíny
       *[other] hlín
    }
word-wood = dřevo
    .counted = { $n ->
        [one] dřevo
        [few] dřeva
       *[other] dřev
    }
word-stone = kámen
    .counted = { $n ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }
word-gold = zlato
    .counted = { $n ->
        [one] zlato
        [few] zlata
       *[other] zlat
    }
word-marble = mramor
    .counted = { $n ->
        [one] mramor
        [few] mramory
       *[other] mramorů
    }
word-silver = mince
    .counted = { $n ->
        [one] mince
        [few] mince
       *[other] mincí
    }
word-virtue = počestnost
    .counted = { $n ->
        [one] počestnost
        [few] počestnosti
       *[other] počestností
    }
word-influence = vliv
    .counted = { $n ->
        [one] vliv
        [few] vlivy
       *[other] vlivů
    }
word-carpenter = tesař
word-mason = zedník
word-tiler = dlaždič
word-left = levé
word-middle = prostřední
word-right = pravé
word-prison = vězení
    .counted = { $n ->
        [one] služebník ve vězení
        [few] služebníci ve vězení
       *[other] služebníků ve vězení
    }
word-captured = zajatý služebník
    .counted = { $n ->
        [one] zajatý služebník
        [few] zajatí služebníci
       *[other] zajatých služebníků
    }
word-before = Před akcí
word-after = Po akci
word-buildings = karty budov
    .counted = { $n ->
        [one] karta budovy
        [few] karty budov
       *[other] karet budov
    }
word-rewards = karty odměn
    .counted = { $n ->
        [one] karta odměny
        [few] karty odměn
       *[other] karet odměn
    }
word-debt = dluh
    .counted = { $n ->
        [one] dluh
        [few] dluhy
       *[other] dluhů
    }
word-optional-debt = dluhy dle uvážení
    .counted = { $n ->
        [one] dluh dle uvážení
        [few] dluhy dle uvážení
       *[other] dluhů dle uvážení
    }
word-destroy = zničené dluhy
    .counted = { $n ->
        [one] zničený dluh
        [few] zničené dluhy
       *[other] zničených dluhů
    }
word-apprentices = učedníci
    .counted = { $n ->
        [one] učedník
        [few] učedníci
       *[other] učedníků
    }
word-workers = služebníci
    .counted = { $n ->
        [one] služebník
        [few] služebníci
       *[other] služebníků
    }
word-points = VB
    .counted = { $n ->
        [one] VB
        [few] VB
       *[other] VB
    }
word-tax = daň
    .counted = { $n ->
        [one] daň
        [few] daně
       *[other] daní
    }
word-stone-or-wood = kámen nebo dřevo
    .counted = { $n ->
        [one] kámen nebo dřevo
        [few] kameny nebo dřeva
       *[other] kamenů nebo dřev
    }
word-stone-wood-or-clay = kámen, dřevo nebo hlína
    .counted = { $n ->
        [one] kámen, dřevo nebo hlína
        [few] kusy kamene, dřeva nebo hlíny
       *[other] kusů kamene, dřeva nebo hlíny
    }
word-carpenters = učedníci s dovedností tesaře
    .counted = { $n ->
        [one] učedník s dovedností tesaře
        [few] učedníci s dovedností tesaře
       *[other] učedníků s dovedností tesaře
    }
word-masons = učedníci s dovedností zedníka
    .counted = { $n ->
        [one] učedník s dovedností zedníka
        [few] učedníci s dovedností zedníka
       *[other] učedníků s dovedností zedníka
    }
word-tilers = učedníci s dovedností dlaždiče
    .counted = { $n ->
        [one] učedník s dovedností dlaždiče
        [few] učedníci s dovedností dlaždiče
       *[other] učedníků s dovedností dlaždiče
    }
word-constructed = vlastní budovy
    .counted = { $n ->
        [one] vlastní budova
        [few] vlastní budovy
       *[other] vlastních budov
    }
word-pairs = dvojice budovy a úrovně katedrály
    .counted = { $n ->
        [one] dvojice budovy a úrovně katedrály
        [few] dvojice budovy a úrovně katedrály
       *[other] dvojic budovy a úrovně katedrály
    }
word-plain-goods = kámen, dřevo a hlína
    .counted = { $n ->
        [one] kus kamene, dřeva nebo hlíny
        [few] kusy kamene, dřeva nebo hlíny
       *[other] kusů kamene, dřeva nebo hlíny
    }
word-captures = zajetí
    .counted = { $n ->
        [one] zajetí
        [few] zajetí
       *[other] zajetí
    }
word-guard-actions = akce strážnice
    .counted = { $n ->
        [one] akce podle priorit
        [few] akce podle priorit
       *[other] akcí podle priorit
    }
word-scheme = budoucí intriky
    .counted = { $n ->
        [one] budoucí intrika
        [few] budoucí intriky
       *[other] budoucích intrik
    }
word-paid-debts = splacené dluhy
    .counted = { $n ->
        [one] splacený dluh
        [few] splacené dluhy
       *[other] splacených dluhů
    }
word-unpaid-debts = nesplacené dluhy
    .counted = { $n ->
        [one] nesplacený dluh
        [few] nesplacené dluhy
       *[other] nesplacených dluhů
    }
word-focus = Zaměření
word-princess = Princezna

# Otázky
ask-place = Kam umístíte služebníka?
ask-take-back = Nemáte volného služebníka: kterého si vezmete zpět?
ask-hire-free = Kterého učedníka najmete zdarma?
ask-first-hire = Vyberte si prvního učedníka
ask-workshop = Dílna: najmout učedníka, nebo si dobrat karty budov?
ask-dismiss = Kterého svého učedníka odložíte?
ask-trade = Královský sklad: která směna?
ask-pay-silver = Jak zaplatíte mince?
ask-pay-mix = Kterými surovinami zaplatíte?
ask-replace-goods = Kolik surovin nahradíte vlivem?
ask-lose-virtue = Máte ztratit 1 počestnost
ask-destroy-debt = Zničit 1 nesplacený dluh?
ask-pay-instead-of-debt = Zaplatit 2 mince místo dluhu?
ask-capture = Kterou skupinku zajmete?
ask-guardhouse = Strážnice: která akce?
ask-mines = Doly: hlína, nebo zlato?
ask-own-wonder = Stojí tu váš monument: co využijete?
ask-profiteer-when = Vliv od šmelináře: kdy?
ask-contribute-before = Princezna: přispět teď, později, nebo vůbec?
ask-contribute-after = Princezna: přispět teď?
ask-middle-market = Černý trh: najmout, nebo prohlédnout karty budov?
ask-keep-building = Kterou kartu budovy si necháte?
ask-guildhall = Radnice: co postavíte?
ask-discard-for-cathedral = Kterou kartu budovy odhodíte pro katedrálu?
ask-leave-out = Kterou surovinu vynecháte?
ask-building-choice = Co získáte?
ask-library = Knihovna: odhodit kartu budovy za 2 zlata?
ask-barracks = Kasárna: co využijete?
ask-place-token = Kde bude monument stát?
ask-princess-reward = Kterou odměnu od princezny si vezmete?
ask-free-prisoners = Kolik služebníků vysvobodíte z vězení?
ask-draft-building = Nechte si jednu kartu budovy, ostatní putují doleva
ask-keep-three = Nechte si tři karty budov
ask-hand-limit = Odhoďte karty budov, aby jich zbylo 6
ask-last-order = V jakém pořadí přijdou vaše efekty počestnosti?

# Možnosti
do-place = Umístit služebníka: { $a }
do-place-market = Umístit služebníka: černý trh, { $a } pole
do-take-back = Vzít služebníka zpět: { $a }
do-take-back-market = Vzít služebníka zpět: černý trh, { $a } pole
do-take-back-from = Vzít zpět zajatého služebníka: { $who }
do-hire = Najmout: { $a }
do-hire-at = Najmout: { $a } ({ $marks }), řada { $row }, sloupec { $column }
do-trade = Směna: { $a }
do-trade-for-virtue = 2 z kamene, dřeva a hlíny za 1 počestnost
do-trade-for-marble = 3 z kamene a dřeva za 1 mramor
do-dismiss = Odložit: { $a }
do-dismiss-this = Odložit: { $a } ({ $text })
do-draw-buildings = Dobrat si karty budov
do-hire-nobody = Nikoho nenajmout
do-stop = Dál už ne
do-pay-plainly = Zaplatit mincemi
do-give-influence = Dát místo toho vliv: { $a }
do-replace = Vlivem nahradit ({ $a }): { $b }
do-capture = Zajmout: { $a }, { $who }
do-imprison = Vsadit zajaté do vězení
do-release = Vysvobodit své služebníky z vězení
do-ransom = Vykoupit své zajaté za mince
do-ransom-by-debt = Vykoupit své zajaté za dluh
do-pay-debt = Splatit dluh
do-take = Vzít: { $a }
do-look-at-buildings = Prohlédnout 5 karet budov, nechat si 1
do-hire-free = Najmout učedníka
do-build = Postavit: { $a }
do-raise = Dokončit: { $a }
do-advance = Pracovat na katedrále
do-leave-out = Vynechat 1: { $a }
do-contribute = Přispět: { $a }
do-contribute-later = Až po akci, možná
do-contribute-nothing = Nepřispět
do-token = Postavit monument zde: { $a }
do-keep-cards = Karty si nechat
do-neither = Nic z toho
do-free-captured = Vzít své zajaté zpět
do-capture-group = Zajmout skupinku
do-discard = Odhodit: { $a }
do-free = Vysvobodit: { $a }
do-reward = Odměna na kartě: { $a } pole
do-spend = Zaplatit: { $goods }
do-losses-first = Nejdřív ztráta, pak zisky
do-gains-first = Nejdřív zisky, pak ztráta
do-lose-virtue = Ztrátu přijmout
do-lose-influence = Zabránit jí vlivem
do-pay-silver = Zabránit jí mincemi
do-extra-worker = Akce jako s 1 služebníkem navíc
do-influence = Získat vliv

# Důvody
why-hire-silver = K najmutí je třeba mincí: { $needs } (daň { $tax }, na přeskočené karty { $laid }); máte { $has }
why-trade-virtue = Směna vyžaduje kámen, dřevo nebo hlínu: { $needs }; máte { $has }
why-trade-marble = Směna vyžaduje kámen nebo dřevo: { $needs }; máte { $has }
why-trade-silver = Směna vyžaduje mince: { $needs }; máte { $has }
why-stand-empty = U výběrčího daní neleží žádné mince
why-market-silver = Pole vyžaduje mince: { $needs }; máte { $has }
why-market-taken = Už tu stojí služebník: { $who }
why-market-virtue = Černý trh je přístupný do počestnosti { $most }; máte { $has }
why-nothing-to-build = S tím, co máte, nelze nic postavit (karet budov v ruce: { $cards })
why-skills = Vašim učedníkům chybí dovednost: { $skills }
why-goods = Chybí suroviny: hlína { $clay }, dřevo { $wood }, kámen { $stone }, zlato { $gold }, mramor { $marble }
why-cathedral-top = Jste na vrcholu katedrály
why-cathedral-virtue = Katedrála vyžaduje počestnost { $least }; máte { $has }
why-cathedral-full = Úroveň katedrály { $level } nemá volné místo
why-cathedral-card = Nemáte kartu budovy k odhození
why-cathedral-mix = Krok vyžaduje kámen nebo dřevo: { $needs }; máte { $has }
why-capture-places = Při tomto počtu hráčů smí být skupinky nejvýše z tolika lokací: { $most }
why-nobody-captured = Nedržíte žádné zajaté služebníky
why-nobody-in-prison = Ve vězení nemáte žádného služebníka
why-nobody-held = Nikdo nedrží vaše služebníky
why-guard-silver = I s daní je třeba mincí: { $needs }; máte { $has }
why-no-debt = Nemáte nesplacený dluh
why-already-given = Tato surovina tam už leží: { $good }
why-no-good = Tuto surovinu nemáte: { $good }
why-wonder-influence = Monument vyžaduje vliv: { $needs }; máte { $has }
why-wonder-tax = Monument vyžaduje daň: { $needs }; máte mincí: { $has }
why-wonder-goods = Monumentu ještě chybí { $good }: { $needs }; máte { $has }
why-token-never = Tady žádný monument stát nesmí
why-token-taken = Už tu stojí monument: { $who }

# Události
tell-draws = { $who } si dobírá: { $card }
tell-rewarded = { $who } odhaluje: { $card }
tell-indebted = { $who } si bere dluh
tell-destroys-debt = { $who } ničí dluh
tell-buys-off-influence = { $who } dává 2 vlivy a neztrácí počestnost
tell-buys-off-silver = { $who } platí 2 mince a neztrácí počestnost
tell-dismisses = { $who } odkládá: { $card } ({ $marks })
tell-hires = { $who } najímá: { $card } ({ $marks })
tell-trades = { $who } směňuje: { $what } ({ $card })
tell-trades-for-virtue = { $who } směňuje suroviny za 1 počestnost
tell-trades-for-marble = { $who } směňuje suroviny za 1 mramor
tell-places = { $who } umisťuje služebníka: { $place }
tell-places-market = { $who } umisťuje služebníka: { $place }, { $space } pole
tell-releases = { $who } vysvobozuje z vězení služebníků: { $count }
tell-ransoms = { $who } si bere zpět zajaté služebníky
tell-raids = { $who } bere od výběrčího daní mincí: { $count }
tell-captures = { $who } zajímá služebníky ({ $owner }): { $place }, { $count }
tell-imprisons = { $who } posílá do vězení služebníky ({ $owner }): { $count }
tell-pays-debt = { $who } splácí dluh
tell-last-round = Radnice je plná: každý má ještě jeden tah
tell-advances = { $who } pracuje na katedrále, úroveň { $level }
tell-builds = { $who } staví: { $card }
tell-contributes = { $who } přispívá: { $good }
tell-raises = { $who } dokončuje: { $card }
tell-puts-token = { $card } nyní stojí zde: { $place }
tell-reset = Černý trh se obnovuje
tell-princess-thanks = Princezna odměňuje: { $who }
tell-at-profiteer = Služebníky u šmelináře má: { $who }
tell-many-in-prison = { $who } má ve vězení 3 nebo více služebníků, což stojí 1 počestnost: { $count }
tell-most-in-prison = { $who } má ve vězení nejvíc služebníků: { $count }
tell-takes-back = { $who } si bere služebníka zpět: { $place }
tell-takes-back-from = { $who } si bere zpět zajatého služebníka ({ $owner })
tell-schemes = { $who } otáčí: { $card }
tell-learns = { $who } získává: { $card }
tell-most-influence = { $who } má nejvíc vlivu a získává: { $gain }
tell-over = Hra skončila
tell-takes-all-back = { $who } si bere zpět všechny služebníky, kteří se mohou vrátit: { $count }; intriky se zamíchají
tell-round = Kolo { $number }
tell-turn = { $who }: tah
tell-last-turn = { $who }: poslední tah
tell-discards = { $who } odhazuje: { $card }
tell-looks = { $who } si prohlíží karty budov: { $count }
tell-jailed = { $who }: služebníci jdou do vězení: { $place }, { $count }
tell-gifts-move = Věnované suroviny se přesouvají k monumentům: { $goods }
tell-gifts-lost = Věnované suroviny jdou do zásoby, protože jejich monumenty už stojí: { $goods }
tell-court-moves = Princezna nyní stojí zde: { $princess }, šmelinář zde: { $profiteer }
tell-falls-back = { $who } první plán nesplní, protože neplatí: { $when }
tell-adds-tax = { $who } přidává daň: { $count }
tell-removes = { $who } odstraňuje: { $cards }
tell-marker = { $who }: ukazatel nyní stojí zde: { $good }

# Body
score-buildings = Budovy
score-effects = Efekty budov
score-wonders = Monumenty
score-cathedral = Katedrála
score-virtue = Počestnost
score-debts = Nesplacené dluhy
score-gold = Zlato
score-marble = Mramor
score-silver = Mince
score-prison = Služebníci ve vězení

# Nastavení hry
option-works_of_wonder = Majestátní monumenty
    .hint = Rozšíření s vlivem, princeznou, šmelinářem a pěti monumenty
option-boards = Desky hráčů
    .hint = Variabilní desky dají každému schopnost a jiné počáteční hodnoty
option-boards-variable = variabilní
option-boards-symmetric = všechny stejné
option-opponent = Protivník
    .hint = Přidá se jeden ze šesti protivníků; sám hráč ho má vždy
option-opponent-auto = jen pro jednoho, losem
option-opponent-none = žádný
option-opponent-aristocrat = Šlechtična
option-opponent-enforcer = Vymahač
option-opponent-illusionist = Iluzionista
option-opponent-informant = Donašečka
option-opponent-patron = Patron
option-opponent-peddler = Pouliční prodavač
option-promo = Promo desky a karty
    .hint = O pět desek, tři učedníky a tři budovy víc
option-coop_influence = Poznámka ke kooperaci
    .hint = Nejvíc vlivu přinese zlato jen nad 8 (C1.1)
option-market_buildings_compare = Budovy Trh se poměřují s
    .hint = Vlivem protivníka (polská pravidla), nebo počestností (česká) (D13)
option-market_buildings_compare-influence = vlivem
option-market_buildings_compare-virtue = počestností
option-contribution_refill = Balíček přispění se obnoví
    .hint = Jakmile je prázdný (česky), nebo při dalším obnovení (polsky) (D08)
option-contribution_refill-at-once = ihned
option-contribution_refill-next-reset = při dalším obnovení
option-influence_for_skipped = Vliv platí i přeskočené učedníky
    .hint = Česká pravidla to zakazují, polská mlčí (D02)
option-clotilda = Klotildina hlína
    .hint = Za každou ztracenou počestnost (polsky), nebo jednou za ztrátu (česky) (D16)
option-clotilda-point = za každou počestnost
option-clotilda-loss = jednou za ztrátu
option-informant_tax = 2 daně Donašečky
    .hint = Bere si je od výběrčího, nebo je přidá (D21)
option-informant_tax-take = bere
option-informant_tax-add = přidá
option-wall = Obranný val
    .hint = Dvojice je budova a úroveň (česky), nebo dvě budovy a úroveň (polsky) (D51)
option-wall-building-level = budova a úroveň
option-wall-two-buildings-level = dvě budovy a úroveň

# Stůl
label-town = Město
label-workshop-rows = Učedníci
label-apprentice-pile = Balíček učedníků
label-building-pile = Balíček budov
label-reward-pile = Balíček odměn
label-captured = Zajatí služebníci
label-cathedral = Katedrála
label-consequence = Následek při příštím obnovení
label-contribution = Přispění
label-courts = Karty přispění
label-futures = Budoucí intriky
label-schemes = Balíček intrik
label-hand = Karty budov
label-packet = Karty na výběr
label-virtue-track = Stupnice počestnosti
label-influence-track = Stupnice vlivu
label-small-market = Malý trh
label-large-market = Velký trh
label-market-left = Levé pole
label-market-middle = Prostřední pole
label-market-right = Pravé pole
label-own-apprentices = Učedníci
label-own-buildings = Budovy
label-princess = Princezna
label-profiteer = Šmelinář
label-prison = Vězení
label-resource-track = Stupnice surovin
tip-resource-track = Za každé stříbro, které by protivník získal, se značka posune o jedno pole; za posledním polem získá 1 mramor.
label-tax = Daně
label-wonders = Monumenty
label-unpaid = Nesplacené dluhy
label-paid = Splacené dluhy
label-workers = Služebníci
label-clay = Hlína
label-wood = Dřevo
label-stone = Kámen
label-gold = Zlato
label-marble = Mramor
label-silver = Mince
label-virtue = Počestnost
label-influence = Vliv
label-buildings = Karty budov
label-rewards = Karty odměn
label-debt = Dluh
label-destroy = Zničit dluh
label-apprentices = Najmout učedníka
label-guildhall-space = Pole { $number }
label-level = { $level }: { $vp } VB (míst { $spaces })
label-virtue-space = { $virtue }: { $vp } VB
label-princess-at = Princezna: { $place }
label-profiteer-at = Šmelinář: { $place }
label-court = Dvůr
label-halls = Stavby
label-filled = Radnice { $n } z { $of }
label-figure = { $n }
label-level-0 = Nezačato
label-free-apprentice = Místo pro učedníka
tip-prison = Služebníci ve vězení nepracují, dokud je majitel nevysvobodí ve strážnici. Kdo jich tu má při obnově nejvíc, bere dluh; tři a více stojí 1 počestnost.
tip-tax = Zaplacené daně tu leží pro toho, kdo navštíví výběrčího.
tip-princess = Služebníci na jejím místě dostanou při příští obnově odměnu; kdo sem služebníka pošle, smí přispět na monument.
tip-profiteer = Služebníci na jeho místě přinesou při příští obnově postih; kdo sem služebníka pošle, získá 1 vliv.
tip-virtue = VB na konci. S malou počestností se vyhnete části daní a smíte na černý trh; katedrála chce aspoň 5.
tip-influence = Potřebný ke stavbě monumentů. Kdo ho má na konci nejvíc, získá 4 zlata.
tip-market-left = 1 mince a 1 počestnost za suroviny malého trhu.
tip-market-middle = 2 mince a 1 počestnost: najměte kteréhokoli viditelného učedníka, nebo si nechte jednu z pěti horních karet budov.
tip-market-right = 3 mince a 1 počestnost za suroviny velkého trhu.
tip-reset = Služebník na tomto místě spustí obnovu černého trhu.
tip-cathedral = Jedna úroveň za služebníka v radnici, 5 počestností, suroviny úrovně a kartu budovy. Každý krok přináší odměnu; počítá se jen nejvyšší úroveň.
tip-level-1 = Krok sem stojí 1 zlato.
tip-level-2 = Krok sem stojí 4 kameny nebo dřeva.
tip-level-3 = Krok sem stojí 1 mramor.
tip-level-4 = Krok sem stojí 8 kamenů nebo dřev.
tip-level-5 = Krok sem stojí 2 zlata a 2 mramory.
tip-workshop = K najmutí v dílně: čím dál vpravo, tím víc služebníků nebo mincí to chce.
tip-offered = Suroviny na monumentu
tip-symbol = Položte jednu tuto surovinu na kartu a vezměte si, co stojí pod ní.
tip-contribution = Suroviny položené sem jdou na monumenty; každá přinese dárci, co stojí pod ní.
tip-skill = Učedníci s touto dovedností. Budova chce po jednom ke každé dovednosti na kartě.
tip-own-buildings = Postavené budovy a monumenty, každá se svými VB.
tip-captured = Zajatí služebníci ostatních: strážnice za každého vyplatí 1 minci. Majitelé je smějí vykoupit.
tip-workers = Služebníci, které můžete ještě poslat, jednoho za tah.
tip-silver = Platí daně, učedníky a černý trh.
tip-goods = Surovinami se platí budovy, monumenty a katedrála.
tip-unpaid = Každý nesplacený dluh stojí na konci 2 VB.
tip-paid = Splacené dluhy; už nic nestojí.
tip-free-apprentice = Místo pro dalšího učedníka; najímají se v dílně.
tip-rewards = Každý krok v katedrále přinese jednu z nich.
tip-people = Další učedníci: nejbližší doplní místo, které se uvolní.
tip-buildings = Karty budov k dobírání.
tip-schemes = Co udělá protivník, kartu po kartě.

# Co znamenají obrázky, u nichž nestojí slovo.

icon-brick-pile = { word-clay }
icon-wood-pile = { word-wood }
icon-stone-pile = { word-stone }
icon-gold-bar = { word-gold }
icon-stone-block = { word-marble }
icon-two-coins = { word-silver }
icon-receive-money = daň
icon-scales = { word-virtue }
icon-crown = { word-influence }
icon-laurels = VB
icon-church = { label-cathedral }
icon-handcuffed = { word-captured }
icon-meeple = služebník
icon-position-marker = ukazatel
icon-hand-saw = { word-carpenter }
icon-trowel = { word-mason }
icon-brick-wall = { word-tiler }
icon-scroll-unfurled = { word-buildings }
icon-present = { word-rewards }
icon-debt = { word-debt }
icon-burning-book = { label-destroy }
icon-hammer-nails = { label-apprentices }
icon-prisoner = { word-prison }
icon-cubes = suroviny
