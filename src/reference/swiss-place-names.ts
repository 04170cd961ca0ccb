import type { InEveryLanguage } from '../domain/language.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import type { RegionId } from '../domain/place/place.ts'
import { namesOf, rowsOf } from './text-table.ts'

/** A Swiss place whose names in the four languages are known to us, not merely taken from a list. */
export type SwissPlaceName = {
  slug: string
  kind: 'city' | 'capital' | 'town' | 'village' | 'resort' | 'peak' | 'pass'
  names: InEveryLanguage
  /** Romansh, where it differs from the four. */
  romansh: string | null
  /** The first is the one shown; peaks and passes may lie on a border. */
  cantons: readonly string[]
  region: RegionId
  coordinates: Coordinates
  elevationM: number | null
  /** Residents of the municipality at the end of 2017; null where the place is only a part of one. */
  population: number | null
  postcode: string | null
}

/*
 * Columns: slug | kind | names en / de / fr / it (one where all agree) | Romansh | cantons | region | lat lon |
 * elevation in m | residents | postcode. "-" is unknown or the same.
 *
 * Region: N northern, E eastern, C central, W western, S southern Switzerland, A Alps (our own division, not an official
 * one).
 * Elevation ends in its source: g GeoNames; m height of or check against the MeteoSwiss station on the spot;
 * t town height checked within 45 m against the GeoNames terrain model; s the height the National Map (swisstopo) gives the
 * summit, the top of the pass road or the centre of the village.
 *
 * Sources: coordinates, cantons, postcodes: swisstopo, official directory of towns and cities (2022 and 2025);
 * peaks and passes: points of the Wetter-Alarm service as published under MIT by redlukas/wetter-alarm, Pilatus the
 * MeteoSwiss station. Residents: Federal Statistical Office, 31.12.2017. Foreign-language town names checked against
 * GeoNames (CC BY 4.0); those of peaks and passes are common usage. Stations: MeteoSwiss (CC BY 4.0).
 */
const table = `
zurich | city | Zürich / Zürich / Zurich / Zurigo | Turitg | ZH | N | 47.37205 8.54135 | 408t | 409241 | 8001
bern | city | Bern / Bern / Berne / Berna | - | BE | W | 46.94724 7.44796 | 540t | 133798 | 3011
geneva | city | Geneva / Genf / Genève / Ginevra | Genevra | GE | W | 46.20244 6.14495 | 375t | 200548 | 1204
basel | city | Basel / Basel / Bâle / Basilea | - | BS | N | 47.55419 7.58671 | 260t | 171513 | 4051
lausanne | city | Lausanne / Lausanne / Lausanne / Losanna | - | VD | W | 46.52001 6.63010 | 495t | 138905 | 1003
lucerne | city | Lucerne / Luzern / Lucerne / Lucerna | - | LU | C | 47.05006 8.29702 | 436t | 81401 | 6003
lugano | city | Lugano | - | TI | S | 46.00540 8.94656 | 273t | 63494 | 6900
st-gallen | city | St. Gallen / St. Gallen / Saint-Gall / San Gallo | Son Gagl | SG | E | 47.42364 9.36223 | 675t | 75522 | 9000
winterthur | city | Winterthur / Winterthur / Winterthour / Winterthur | - | ZH | N | 47.49162 8.72955 | 439t | 110912 | 8400
chur | city | Chur / Chur / Coire / Coira | Cuira | GR | E | 46.84817 9.53280 | 593t | 35038 | 7000
altdorf | capital | Altdorf | - | UR | C | 46.88332 8.64226 | 458g | 9273 | 6460
schwyz | capital | Schwyz / Schwyz / Schwyz / Svitto | - | SZ | C | 47.02135 8.65368 | 516t | 15000 | 6430
sarnen | capital | Sarnen | - | OW | C | 46.89356 8.24956 | 471t | 10236 | 6060
stans | capital | Stans | - | NW | C | 46.95842 8.36637 | 452t | 8411 | 6370
glarus | capital | Glarus / Glarus / Glaris / Glarona | - | GL | E | 47.04046 9.06567 | 472t | 12521 | 8750
zug | city | Zug / Zug / Zoug / Zugo | - | ZG | C | 47.16518 8.51602 | 425g | 30205 | 6300
fribourg | city | Fribourg / Freiburg / Fribourg / Friburgo | - | FR | W | 46.80619 7.16280 | 610g | 38521 | 1700
solothurn | capital | Solothurn / Solothurn / Soleure / Soletta | - | SO | N | 47.20842 7.53974 | 430t | 16703 | 4500
liestal | capital | Liestal | - | BL | N | 47.48479 7.73485 | 327t | 14269 | 4410
schaffhausen | city | Schaffhausen / Schaffhausen / Schaffhouse / Sciaffusa | - | SH | N | 47.70350 8.63450 | 403g | 36332 | 8200
herisau | capital | Herisau | - | AR | E | 47.38593 9.27945 | 771t | 15780 | 9100
appenzell | capital | Appenzell | - | AI | E | 47.33090 9.41009 | 780t | 5809 | 9050
aarau | city | Aarau | - | AG | N | 47.38901 8.04867 | 384t | 21268 | 5000
frauenfeld | city | Frauenfeld | - | TG | E | 47.55599 8.89826 | 417g | 25442 | 8500
bellinzona | city | Bellinzona / Bellinzona / Bellinzone / Bellinzona | - | TI | S | 46.19699 9.03553 | 238t | 43181 | 6500
sion | city | Sion / Sitten / Sion / Sion | - | VS | A | 46.23342 7.36199 | 500g | 34599 | 1950
neuchatel | city | Neuchâtel / Neuenburg / Neuchâtel / Neuchâtel | - | NE | W | 46.99205 6.92636 | 430t | 33578 | 2000
delemont | capital | Delémont / Delsberg / Delémont / Delémont | - | JU | W | 47.36470 7.34365 | 413t | 12625 | 2800
biel-bienne | city | Biel/Bienne / Biel / Bienne / Bienne | - | BE | W | 47.14198 7.24573 | 434g | 54640 | 2502
thun | city | Thun / Thun / Thoune / Thun | - | BE | W | 46.75541 7.62364 | 560g | 43743 | 3600
koeniz | city | Köniz | - | BE | W | 46.92111 7.41342 | 572t | 41507 | 3098
la-chaux-de-fonds | city | La Chaux-de-Fonds | - | NE | W | 47.10413 6.83310 | 992t | 38625 | 2300
vernier | city | Vernier | - | GE | W | 46.21531 6.08652 | 450t | 35132 | 1214
uster | city | Uster | - | ZH | N | 47.34585 8.71690 | 464t | 34516 | 8610
lancy | city | Lancy | - | GE | W | 46.18238 6.12094 | - | 31942 | 1212
emmen | city | Emmen | - | LU | C | 47.07901 8.30249 | 430t | 30682 | 6032
yverdon-les-bains | city | Yverdon-les-Bains | - | VD | W | 46.77887 6.64038 | 435t | 30143 | 1400
duebendorf | city | Dübendorf | - | ZH | N | 47.39508 8.61805 | 440t | 28141 | 8600
dietikon | city | Dietikon | - | ZH | N | 47.40491 8.40373 | 388t | 27079 | 8953
kriens | city | Kriens | - | LU | C | 47.03300 8.27910 | 489t | 26997 | 6010
rapperswil-jona | city | Rapperswil-Jona | - | SG | E | 47.22759 8.81660 | 405t | 26989 | 8640
montreux | city | Montreux | - | VD | W | 46.43084 6.91279 | 396t | 26574 | 1820
waedenswil | city | Wädenswil | - | ZH | N | 47.22847 8.67174 | 408t | 24536 | 8820
wetzikon | city | Wetzikon | - | ZH | N | 47.32239 8.80637 | 532t | 24513 | 8620
baar | city | Baar | - | ZG | C | 47.19325 8.52280 | 443t | 24322 | 6340
meyrin | city | Meyrin | - | GE | W | 46.22829 6.07064 | 445t | 24144 | 1217
wil | city | Wil | - | SG | E | 47.46645 9.04943 | 571t | 23768 | 9500
bulle | city | Bulle | - | FR | W | 46.62027 7.05845 | 771t | 22709 | 1630
horgen | city | Horgen | - | ZH | N | 47.25952 8.59739 | 415g | 22514 | 8810
carouge | city | Carouge | - | GE | W | 46.18500 6.13953 | 382t | 22336 | 1227
kreuzlingen | city | Kreuzlingen | - | TG | E | 47.64468 9.17319 | 404t | 21801 | 8280
riehen | city | Riehen | - | BS | N | 47.58471 7.64923 | 288t | 21244 | 4125
renens | city | Renens | - | VD | W | 46.53683 6.59067 | 414t | 21036 | 1020
allschwil | city | Allschwil | - | BL | N | 47.55062 7.53566 | 287t | 20913 | 4123
wettingen | city | Wettingen | - | AG | N | 47.46781 8.33047 | 388t | 20721 | 5430
nyon | city | Nyon | - | VD | W | 46.38083 6.23800 | 406t | 20533 | 1260
opfikon | city | Opfikon | - | ZH | N | 47.43221 8.57742 | 425t | 19978 | 8152
buelach | city | Bülach | - | ZH | N | 47.51707 8.54086 | 428t | 19888 | 8180
vevey | city | Vevey | - | VD | W | 46.45906 6.84814 | 385t | 19827 | 1800
kloten | city | Kloten | - | ZH | N | 47.45253 8.58437 | 447t | 19408 | 8302
baden | city | Baden | - | AG | N | 47.47262 8.30898 | 381g | 19175 | 5400
reinach-bl | city | Reinach BL | - | BL | N | 47.49265 7.59051 | - | 19144 | 4153
olten | city | Olten | - | SO | N | 47.35095 7.89863 | 396t | 18389 | 4600
martigny | town | Martigny | - | VS | A | 46.10062 7.07375 | 471t | 18174 | 1920
monthey | town | Monthey | - | VS | A | 46.25380 6.95200 | 420t | 17563 | 1870
sierre | town | Sierre / Siders / Sierre / Sierre | - | VS | A | 46.29361 7.53635 | 533t | 16860 | 3960
brig | town | Brig / Brig / Brigue / Briga | - | VS | A | 46.31659 7.98958 | 680g | 13109 | 3900
visp | town | Visp / Visp / Viège / Visp | - | VS | A | 46.29039 7.88118 | 651t | 7891 | 3930
burgdorf | town | Burgdorf / Burgdorf / Berthoud / Burgdorf | - | BE | W | 47.05652 7.62467 | 533t | 16280 | 3400
langenthal | town | Langenthal | - | BE | W | 47.21159 7.79249 | 472t | 15639 | 4900
grenchen | town | Grenchen / Grenchen / Granges / Grenchen | - | SO | N | 47.19281 7.39473 | 451t | 17140 | 2540
gossau-sg | town | Gossau | - | SG | E | 47.41538 9.24962 | 638t | 18171 | 9200
rorschach | town | Rorschach | - | SG | E | 47.47446 9.49135 | 399t | 9418 | 9400
romanshorn | town | Romanshorn | - | TG | E | 47.56487 9.36941 | 406t | 10969 | 8590
buchs-sg | town | Buchs SG | - | SG | E | 47.16507 9.46798 | 447g | 12612 | 9470
locarno | town | Locarno | - | TI | S | 46.16800 8.79290 | 200t | 16012 | 6600
ascona | town | Ascona | - | TI | S | 46.15493 8.76795 | 199t | 5534 | 6612
mendrisio | town | Mendrisio | - | TI | S | 45.87076 8.98921 | 354t | 14914 | 6850
chiasso | town | Chiasso | - | TI | S | 45.83488 9.02686 | 238t | 8182 | 6830
biasca | town | Biasca | - | TI | S | 46.36011 8.97222 | 301t | 6126 | 6710
airolo | town | Airolo | - | TI | A | 46.52910 8.60922 | 1175t | 1527 | 6780
morges | town | Morges | - | VD | W | 46.51074 6.49999 | 373t | 15838 | 1110
aigle | town | Aigle | - | VD | W | 46.31728 6.96761 | 410g | 10131 | 1860
payerne | town | Payerne | - | VD | W | 46.82074 6.93777 | 452t | 9699 | 1530
le-locle | town | Le Locle | - | NE | W | 47.05816 6.74951 | 945t | 10389 | 2400
porrentruy | town | Porrentruy / Pruntrut / Porrentruy / Porrentruy | - | JU | W | 47.41590 7.07685 | 424t | 6809 | 2900
la-brevine | village | La Brévine | - | NE | W | 46.97984 6.60761 | 1043s | 627 | 2406
einsiedeln | town | Einsiedeln | - | SZ | C | 47.12837 8.74981 | 882g | 15550 | 8840
brugg | town | Brugg | - | AG | N | 47.48510 8.20686 | 352t | 11129 | 5200
zofingen | town | Zofingen / Zofingen / Zofingue / Zofingen | - | AG | N | 47.28881 7.94508 | 432t | 11561 | 4800
lenzburg | town | Lenzburg / Lenzburg / Lenzbourg / Lenzburg | - | AG | N | 47.38807 8.17930 | 406t | 10173 | 5600
rheinfelden | town | Rheinfelden | - | AG | N | 47.55415 7.79274 | 285t | 13337 | 4310
interlaken | resort | Interlaken | - | BE | A | 46.68689 7.86287 | 568t | 5592 | 3800
zermatt | resort | Zermatt | - | VS | A | 46.01951 7.74674 | 1608g | 5643 | 3920
davos | resort | Davos | Tavau | GR | A | 46.79328 9.82214 | 1560t | 10937 | 7270
st-moritz | resort | St. Moritz / St. Moritz / Saint-Moritz / St. Moritz | San Murezzan | GR | A | 46.49841 9.83998 | 1822t | 4994 | 7500
grindelwald | resort | Grindelwald | - | BE | A | 46.62539 8.03012 | 1034t | 3775 | 3818
verbier | resort | Verbier | - | VS | A | 46.09408 7.21954 | 1500t | - | 1936
andermatt | resort | Andermatt | - | UR | A | 46.63183 8.59737 | 1437t | 1354 | 6490
arosa | resort | Arosa | - | GR | A | 46.77730 9.67560 | 1775g | 3185 | 7050
engelberg | resort | Engelberg | - | OW | A | 46.81620 8.40371 | 1013g | 4155 | 6390
saas-fee | resort | Saas-Fee | - | VS | A | 46.10718 7.92474 | 1798t | 1597 | 3906
gstaad | resort | Gstaad | - | BE | A | 46.47496 7.28628 | 1050t | - | 3780
laax | resort | Laax | - | GR | A | 46.80411 9.25358 | 1016t | 1755 | 7031
flims | resort | Flims | Flem | GR | A | 46.83765 9.28432 | 1081t | 2825 | 7017
wengen | resort | Wengen | - | BE | A | 46.60722 7.91935 | 1274s | - | 3823
muerren | resort | Mürren | - | BE | A | 46.56055 7.89453 | 1638s | - | 3825
lauterbrunnen | resort | Lauterbrunnen | - | BE | A | 46.59274 7.90862 | 802t | 2350 | 3822
adelboden | resort | Adelboden | - | BE | A | 46.49291 7.55882 | 1350t | 3371 | 3715
kandersteg | resort | Kandersteg | - | BE | A | 46.49466 7.67472 | 1174t | 1301 | 3718
lenk | resort | Lenk / Lenk / La Lenk / Lenk | - | BE | A | 46.45646 7.44089 | 1068t | 2336 | 3775
meiringen | resort | Meiringen | - | BE | A | 46.72944 8.18919 | 595t | 4690 | 3860
klosters | resort | Klosters | - | GR | A | 46.87036 9.88210 | 1179s | 4437 | 7250
lenzerheide | resort | Lenzerheide | Lai | GR | A | 46.72970 9.55574 | 1473g | - | 7078
scuol | resort | Scuol | - | GR | A | 46.79390 10.30453 | 1250g | 4598 | 7550
samnaun | resort | Samnaun | - | GR | A | 46.94117 10.36146 | 1840s | 762 | 7563
pontresina | resort | Pontresina | Puntraschigna | GR | A | 46.49350 9.90247 | 1805t | 2195 | 7504
samedan | resort | Samedan | - | GR | A | 46.53390 9.87055 | 1721t | 2956 | 7503
sils-maria | resort | Sils Maria | Segl Maria | GR | A | 46.42902 9.76366 | 1809s | - | 7514
zernez | resort | Zernez | - | GR | A | 46.69927 10.09524 | 1473t | 1532 | 7530
disentis | resort | Disentis | Mustér | GR | A | 46.70338 8.85147 | 1130t | 2092 | 7180
ilanz | town | Ilanz | Glion | GR | A | 46.77323 9.20316 | 698t | 4704 | 7130
thusis | town | Thusis | Tusaun | GR | A | 46.69438 9.43879 | 720t | 3199 | 7430
poschiavo | town | Poschiavo | - | GR | A | 46.32554 10.06199 | 1014t | 3516 | 7742
san-bernardino | resort | San Bernardino | - | GR | A | 46.46283 9.19239 | 1608s | - | 6565
crans-montana | resort | Crans-Montana | - | VS | A | 46.31272 7.48168 | 1500s | 10565 | 3963
leukerbad | resort | Leukerbad / Leukerbad / Loèche-les-Bains / Leukerbad | - | VS | A | 46.37938 7.62926 | 1401t | 1413 | 3954
nendaz | resort | Nendaz | - | VS | A | 46.18332 7.29444 | 1365s | 6595 | 1997
champery | resort | Champéry | - | VS | A | 46.17829 6.87025 | 1055t | 1342 | 1874
evolene | resort | Evolène | - | VS | A | 46.11305 7.49598 | 1371t | 1701 | 1983
zinal | resort | Zinal | - | VS | A | 46.13584 7.62658 | 1675s | - | 3961
graechen | resort | Grächen | - | VS | A | 46.19527 7.83843 | 1619t | 1293 | 3925
bettmeralp | resort | Bettmeralp | - | VS | A | 46.39010 8.06258 | 1948s | 449 | 3992
riederalp | resort | Riederalp | - | VS | A | 46.37757 8.02772 | 1925s | 481 | 3987
villars-sur-ollon | resort | Villars-sur-Ollon | - | VD | A | 46.29761 7.05639 | 1253g | - | 1884
leysin | resort | Leysin | - | VD | A | 46.34164 7.01253 | 1263t | 4032 | 1854
les-diablerets | resort | Les Diablerets | - | VD | A | 46.34975 7.15715 | 1162s | - | 1865
chateau-d-oex | resort | Château-d’Œx | - | VD | A | 46.47275 7.12943 | 958t | 3433 | 1660
wildhaus | resort | Wildhaus | - | SG | A | 47.20374 9.35074 | 1090t | - | 9658
flumserberg | resort | Flumserberg | - | SG | A | 47.09365 9.28426 | 1400s | - | 8898
braunwald | resort | Braunwald | - | GL | A | 46.94068 8.99813 | 1256s | - | 8784
elm | resort | Elm | - | GL | A | 46.91860 9.17216 | 977s | - | 8767
weggis | resort | Weggis | - | LU | C | 47.03269 8.43432 | 440t | 4404 | 6353
brunnen | resort | Brunnen | - | SZ | C | 46.99440 8.60526 | 435s | - | 6440
saentis | peak | Säntis | - | AR+AI+SG | A | 47.24943 9.34323 | 2502m | - | -
jungfraujoch | peak | Jungfraujoch | - | VS+BE | A | 46.54740 7.98270 | 3466m | - | -
titlis | peak | Titlis | - | OW+BE | A | 46.77203 8.43781 | 3238m | - | -
rigi | peak | Rigi | - | SZ | C | 47.05678 8.48528 | 1798s | - | -
pilatus | peak | Pilatus / Pilatus / Pilate / Pilatus | - | OW+NW | C | 46.97887 8.25226 | 2128m | - | -
monte-rosa | peak | Monte Rosa (Dufourspitze) / Monte Rosa (Dufourspitze) / Mont Rose (Pointe Dufour) / Monte Rosa (Punta Dufour) | - | VS | A | 45.93692 7.86676 | 4634s | - | -
matterhorn | peak | Matterhorn / Matterhorn / Cervin / Cervino | - | VS | A | 45.97641 7.65862 | 4478s | - | -
gornergrat | peak | Gornergrat | - | VS | A | 45.98330 7.78240 | 3089m | - | -
klein-matterhorn | peak | Klein Matterhorn / Klein Matterhorn / Petit Cervin / Piccolo Cervino | - | VS | A | 45.93842 7.72993 | 3883s | - | -
schilthorn | peak | Schilthorn | - | BE | A | 46.55728 7.83491 | 2970s | - | -
eiger | peak | Eiger | - | BE | A | 46.57760 8.00528 | 3967s | - | -
niesen | peak | Niesen | - | BE | A | 46.64622 7.65238 | 2362s | - | -
stanserhorn | peak | Stanserhorn | - | NW | C | 46.92973 8.34029 | 1898s | - | -
weissfluhjoch | peak | Weissfluhjoch | - | GR | A | 46.83284 9.80499 | 2691m | - | -
piz-corvatsch | peak | Piz Corvatsch | - | GR | A | 46.41790 9.82130 | 3303m | - | -
diavolezza | peak | Diavolezza | - | GR | A | 46.41070 9.96706 | 2973s | - | -
piz-bernina | peak | Piz Bernina | - | GR | A | 46.38236 9.90804 | 4048s | - | -
moleson | peak | Moléson / Moléson / Le Moléson / Moléson | - | FR | W | 46.54882 7.01710 | 2002m | - | -
rochers-de-naye | peak | Rochers de Naye | - | VD | W | 46.43180 6.97602 | 2042s | - | -
chasseral | peak | Chasseral | - | BE | W | 47.13307 7.05939 | 1607m | - | -
la-dole | peak | La Dôle | - | VD | W | 46.42541 6.09963 | 1677m | - | -
weissenstein | peak | Weissenstein | - | SO | N | 47.25515 7.50831 | 1284s | - | -
napf | peak | Napf | - | BE+LU | C | 47.00435 7.93983 | 1408m | - | -
uetliberg | peak | Uetliberg | - | ZH | N | 47.34960 8.49110 | 870s | - | -
monte-generoso | peak | Monte Generoso | - | TI | S | 45.93130 9.01997 | 1701m | - | -
eggishorn | peak | Eggishorn | - | VS | A | 46.43137 8.09423 | 2926m | - | -
mont-fort | peak | Mont Fort | - | VS | A | 46.08055 7.31872 | 3329s | - | -
hoher-kasten | peak | Hoher Kasten | - | AI+SG | E | 47.28370 9.48502 | 1791s | - | -
gotthard-pass | pass | Gotthard Pass / Gotthardpass / Col du Saint-Gothard / Passo del San Gottardo | Pass dal Gottard | TI | A | 46.55931 8.56115 | 2106s | - | -
furka-pass | pass | Furka Pass / Furkapass / Col de la Furka / Passo della Furka | - | UR+VS | A | 46.57257 8.41503 | 2429s | - | -
grimsel-pass | pass | Grimsel Pass / Grimselpass / Col du Grimsel / Passo del Grimsel | - | BE+VS | A | 46.56151 8.33769 | 2164s | - | -
susten-pass | pass | Susten Pass / Sustenpass / Col du Susten / Passo del Susten | - | BE+UR | A | 46.73132 8.45120 | 2224s | - | -
klausen-pass | pass | Klausen Pass / Klausenpass / Col du Klausen / Passo del Klausen | - | UR | A | 46.86819 8.85547 | 1948s | - | -
oberalp-pass | pass | Oberalp Pass / Oberalppass / Col de l’Oberalp / Passo dell’Oberalp | Cuolm d’Ursera | UR+GR | A | 46.65867 8.67120 | 2044s | - | -
lukmanier-pass | pass | Lukmanier Pass / Lukmanierpass / Col du Lukmanier / Passo del Lucomagno | Cuolm Lucmagn | GR+TI | A | 46.57430 8.80118 | 1915s | - | -
san-bernardino-pass | pass | San Bernardino Pass / San-Bernardino-Pass / Col du San Bernardino / Passo del San Bernardino | - | GR | A | 46.49714 9.17113 | 2066s | - | -
spluegen-pass | pass | Splügen Pass / Splügenpass / Col du Splügen / Passo dello Spluga | Pass dal Spleia | GR | A | 46.50558 9.33034 | 2115s | - | -
julier-pass | pass | Julier Pass / Julierpass / Col du Julier / Passo del Giulia | Pass dal Güglia | GR | A | 46.47222 9.72794 | 2284s | - | -
albula-pass | pass | Albula Pass / Albulapass / Col de l’Albula / Passo dell’Albula | Pass d’Alvra | GR | A | 46.58235 9.83769 | 2312s | - | -
fluela-pass | pass | Flüela Pass / Flüelapass / Col de la Flüela / Passo della Flüela | Pass dal Flüela | GR | A | 46.74869 9.94884 | 2383s | - | -
bernina-pass | pass | Bernina Pass / Berninapass / Col de la Bernina / Passo del Bernina | Pass dal Bernina | GR | A | 46.41093 10.02762 | 2328m | - | -
maloja-pass | pass | Maloja Pass / Malojapass / Col de la Maloja / Passo del Maloja | Pass dal Malögia | GR | A | 46.39995 9.69579 | 1815s | - | -
ofen-pass | pass | Ofen Pass / Ofenpass / Col de l’Ofen / Passo del Forno | Pass dal Fuorn | GR | A | 46.63967 10.29248 | 2149s | - | -
umbrail-pass | pass | Umbrail Pass / Umbrailpass / Col de l’Umbrail / Giogo di Santa Maria | Pass da l’Umbrail | GR | A | 46.54203 10.43318 | 2501s | - | -
simplon-pass | pass | Simplon Pass / Simplonpass / Col du Simplon / Passo del Sempione | - | VS | A | 46.25021 8.03168 | 2005s | - | -
great-st-bernard-pass | pass | Great St Bernard Pass / Grosser St. Bernhard / Col du Grand-Saint-Bernard / Passo del Gran San Bernardo | - | VS | A | 45.86905 7.17040 | 2469m | - | -
nufenen-pass | pass | Nufenen Pass / Nufenenpass / Col du Nufenen / Passo della Novena | - | VS+TI | A | 46.47763 8.38955 | 2478s | - | -
bruenig-pass | pass | Brünig Pass / Brünigpass / Col du Brünig / Passo del Brünig | - | BE+OW | C | 46.75649 8.13657 | 1008s | - | -
jaun-pass | pass | Jaun Pass / Jaunpass / Col du Jaun / Passo del Jaun | - | BE+FR | A | 46.59119 7.34083 | 1508s | - | -
col-des-mosses | pass | Col des Mosses | - | VD | A | 46.39898 7.10263 | 1445s | - | -
col-du-pillon | pass | Col du Pillon | - | VD | A | 46.35341 7.20457 | 1546s | - | -
monte-ceneri | pass | Monte Ceneri | - | TI | S | 46.13902 8.90721 | 554s | - | -
vue-des-alpes | pass | Vue des Alpes / Vue des Alpes / La Vue-des-Alpes / Vue des Alpes | - | NE | W | 47.07262 6.87006 | 1283s | - | -
`

const regionOfLetter: Record<string, RegionId> = {
  N: 'northern-switzerland',
  E: 'eastern-switzerland',
  C: 'central-switzerland',
  W: 'western-switzerland',
  S: 'southern-switzerland',
  A: 'alpine',
}

function placeOf(cells: readonly string[]): SwissPlaceName {
  const [slug = '', kind = '', names = '', romansh = '', cantons = '', region = '', point = '', ...rest] =
    cells
  const [elevation = '-', population = '-', postcode = '-'] = rest
  const [lat, lon] = point.split(' ').map(Number)
  const home = regionOfLetter[region]
  if (lat === undefined || lon === undefined || home === undefined) throw new Error(`bad row: ${slug}`)
  return {
    slug,
    kind: kind as SwissPlaceName['kind'],
    names: namesOf(names),
    romansh: romansh === '-' ? null : romansh,
    cantons: cantons.split('+'),
    region: home,
    coordinates: { lat, lon },
    elevationM: elevation === '-' ? null : Number.parseInt(elevation, 10),
    population: population === '-' ? null : Number(population),
    postcode: postcode === '-' ? null : postcode,
  }
}

export const swissPlaceNames: readonly SwissPlaceName[] = rowsOf(table).map(placeOf)
