/** An automatic station of one of MeteoSwiss' networks. */
export type DemoStation = {
  id: string
  name: string
  canton: string
  heightM: number
  coordinates: { lat: number; lon: number }
}

/*
 * A third of the network, chosen so that every region and height has some: id | name | canton | height in m | lat lon.
 * Source: MeteoSwiss, list of the automatic stations (open data, CC BY 4.0).
 */
const table = `
ABO | Adelboden | BE | 1321 | 46.4917 7.5607
ALT | Altdorf | UR | 438 | 46.8871 8.6219
ANT | Andermatt | UR | 1435 | 46.6309 8.5806
ARO | Arosa | GR | 1878 | 46.7927 9.6790
BAS | Basel / Binningen | BL | 316 | 47.5411 7.5835
BER | Bern / Zollikofen | BE | 553 | 46.9907 7.4641
BUS | Buchs / Aarau | AG | 387 | 47.3844 8.0795
CDF | La Chaux-de-Fonds | NE | 1017 | 47.0829 6.7923
CHA | Chasseral | BE | 1594 | 47.1318 7.0544
CHU | Chur | GR | 556 | 46.8706 9.5308
CIM | Cimetta | TI | 1661 | 46.2005 8.7917
COV | Piz Corvatsch | GR | 3294 | 46.4180 9.8213
DAV | Davos | GR | 1594 | 46.8130 9.8436
DIS | Disentis | GR | 1197 | 46.7066 8.8535
DOL | La Dôle | VD | 1670 | 46.4248 6.0995
EBK | Ebnat-Kappel | SG | 623 | 47.2734 9.1085
ENG | Engelberg | OW | 1036 | 46.8216 8.4105
FAH | Fahy | JU | 596 | 47.4238 6.9412
FRE | Bullet / La Frétaz | VD | 1205 | 46.8406 6.5764
GLA | Glarus | GL | 517 | 47.0346 9.0670
GOE | Gösgen | SO | 380 | 47.3631 7.9737
GRH | Grimsel Hospiz | BE | 1980 | 46.5717 8.3333
GRO | Grono | GR | 324 | 46.2551 9.1638
GSB | Col du Grand St-Bernard | VS | 2472 | 45.8691 7.1707
GUE | Gütsch, Andermatt | UR | 2287 | 46.6533 8.6158
GUT | Güttingen | TG | 440 | 47.6017 9.2794
GVE | Genève / Cointrin | GE | 411 | 46.2475 6.1277
HOE | Hörnli | ZH | 1133 | 47.3709 8.9416
INT | Interlaken | BE | 578 | 46.6720 7.8704
JUN | Jungfraujoch | VS | 3571 | 46.5476 7.9854
KLO | Zürich / Kloten | ZH | 426 | 47.4796 8.5360
LAE | Lägern | ZH | 845 | 47.4819 8.3972
LUG | Lugano | TI | 273 | 46.0042 8.9603
LUZ | Luzern | LU | 454 | 47.0364 8.3010
MAG | Magadino / Cadenazzo | TI | 203 | 46.1600 8.9337
MLS | Le Moléson | FR | 1974 | 46.5462 7.0178
MOA | Mosen | LU | 453 | 47.2438 8.2328
MTE | Mottec | VS | 1580 | 46.1479 7.6240
NAP | Napf | BE | 1404 | 47.0047 7.9401
NEU | Neuchâtel | NE | 485 | 47.0001 6.9533
OBR | Oberriet / Kriessern | SG | 409 | 47.3766 9.6127
OTL | Locarno / Monti | TI | 367 | 46.1723 8.7875
PAY | Payerne | VD | 490 | 46.8116 6.9425
PIL | Pilatus | OW | 2105 | 46.9789 8.2523
PIO | Piotta | TI | 990 | 46.5148 8.6880
PUY | Pully | VD | 456 | 46.5123 6.6675
RAG | Bad Ragaz | SG | 497 | 47.0166 9.5026
ROB | Poschiavo / Robbia | GR | 1078 | 46.3472 10.0630
RUE | Rünenberg | BL | 611 | 47.4346 7.8794
SAE | Säntis | AI | 2501 | 47.2494 9.3435
SAM | Samedan | GR | 1709 | 46.5262 9.8795
SBE | S. Bernardino | GR | 1639 | 46.4635 9.1847
SCU | Scuol | GR | 1304 | 46.7933 10.2833
SHA | Schaffhausen | SH | 438 | 47.6898 8.6201
SIO | Sion | VS | 482 | 46.2186 7.3302
SMA | Zürich / Fluntern | ZH | 556 | 47.3779 8.5657
STG | St. Gallen | SG | 776 | 47.4255 9.3985
TAE | Aadorf / Tänikon | TG | 539 | 47.4799 8.9049
TIT | Titlis | OW | 3045 | 46.7706 8.4260
ULR | Ulrichen | VS | 1346 | 46.5049 8.3082
VAD | Vaduz | FL | 457 | 47.1275 9.5176
VIS | Visp | VS | 639 | 46.3029 7.8430
WAE | Wädenswil | ZH | 485 | 47.2210 8.6777
WFJ | Weissfluhjoch | GR | 2691 | 46.8333 9.8064
WYN | Wynau | BE | 422 | 47.2550 7.7875
ZER | Zermatt | VS | 1638 | 46.0293 7.7524
`

export const demoStations = stationsOf(table)

export function stationsOf(lines: string): DemoStation[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', name = '', canton = '', height, position = ''] = line.split(' | ')
      const [lat = 0, lon = 0] = position.split(' ').map(Number)
      return { id, name, canton, heightM: Number(height), coordinates: { lat, lon } }
    })
}
