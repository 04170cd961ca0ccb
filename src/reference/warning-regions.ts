import type { RegionId } from '../domain/place/place.ts'
import type {
  WarnedCity,
  WarnedLandscape,
  WarningArea,
  WarningGeography,
} from '../domain/warning/warning-area.ts'
import { cantons, regions } from './regions.ts'
import { swissPlaceNames } from './swiss-place-names.ts'
import { rowsOf } from './text-table.ts'

/*
 * The 159 warning regions of MeteoSwiss (Liechtenstein is one of them), as MeteoAlarm names them in areaDesc.
 * Columns: id | name | cantons with at least 5 % of its localities, most first | regions of the site, those of all our
 * places in it | centre lat lon | bounds west south east north | former names.
 * Regions: N northern, E eastern, C central, W western, S southern Switzerland, A Alps (our own division).
 *
 * Sources: ids, names and the outlines that centres and bounds were computed from: MeteoAlarm (EUMETNET) and
 * MeteoSwiss, as published under MIT in em-jov/meteoalarm (2024-01-14), names compared with ktrue/Meteoalarm-warning
 * (2023-10-21) and with the feed of 2026-08-08; cantons: localities of swisstopo's official directory.
 */
const table = `
CH101 | Basel | BL BS SO | N | 47.5045 7.6171 | 7.42 47.421 7.791 47.599
CH102 | Laufental | BL SO JU | NW | 47.4053 7.4815 | 7.221 47.338 7.689 47.463
CH103 | Thal | SO BE | NW | 47.2995 7.6336 | 7.473 47.213 7.806 47.377
CH104 | Solothurn-Rothrist | SO BE AG | NWC | 47.2566 7.7342 | 7.449 47.157 7.988 47.35
CH105 | Lyss-Grenchen | BE SO | WN | 47.1235 7.3468 | 7.205 47.003 7.487 47.213
CH106 | Burgdorf-Limpachtal | BE SO | WN | 47.0809 7.5201 | 7.29 46.976 7.695 47.192
CH107 | Bern-Mühleberg | BE FR | W | 46.9271 7.3408 | 7.213 46.796 7.515 47.032 | Berne-Sense
CH108 | Wahlern-Plaffeien | BE FR | AW | 46.7594 7.3565 | 7.24 46.624 7.487 46.869
CH109 | Thun-Belp | BE | WA | 46.8139 7.5425 | 7.446 46.686 7.649 46.929
CH110 | Niedersimmental | BE | AW | 46.67 7.4741 | 7.304 46.592 7.654 46.736
CH111 | Obersimmental | BE | AW | 46.5835 7.4831 | 7.304 46.514 7.619 46.66
CH112 | Saanen-Gsteig | BE | AW | 46.43 7.2995 | 7.193 46.327 7.388 46.555
CH113 | St. Stephan-Lenk | BE | AW | 46.4553 7.4445 | 7.355 46.367 7.562 46.553
CH114 | Rheinfelden | AG BL | N | 47.5325 7.888 | 7.712 47.48 8.083 47.589
CH115 | Oberes Baselbiet | BL | N | 47.4267 7.8101 | 7.656 47.343 7.961 47.497
CH116 | Olten-Gösgen | SO AG | N | 47.3694 7.93 | 7.787 47.314 8.044 47.43
CH117 | Langenthal | BE LU | WCN | 47.1674 7.7798 | 7.661 47.069 7.923 47.266
CH118 | Sumiswald-Worb | BE | WC | 46.9877 7.6818 | 7.463 46.892 7.901 47.078
CH119 | Langnau-Eggiwil | BE LU | WCA | 46.8941 7.8047 | 7.571 46.801 7.986 47.01
CH120 | Schangnau-Sigriswil | BE | AW | 46.7567 7.7907 | 7.581 46.655 8.025 46.836
CH121 | Frutigen-Kiental | BE | AW | 46.6058 7.6887 | 7.564 46.512 7.857 46.72
CH122 | Adelboden-Kandersteg | BE | AW | 46.4745 7.6447 | 7.49 46.411 7.841 46.553
CH123 | Frick-Leibstadt | AG | N | 47.516 8.1141 | 7.94 47.422 8.276 47.621
CH124 | Aarau-Lenzburg | AG | N | 47.3895 8.1249 | 7.967 47.289 8.268 47.498
CH125 | Zofingen-Triengen | LU AG | CN | 47.2361 8.059 | 7.83 47.124 8.235 47.313
CH126 | Huttwil-Willisau | LU BE | CW | 47.107 7.9547 | 7.728 47.005 8.168 47.2
CH127 | Entlebuch | LU | AC | 46.9962 8.0938 | 7.915 46.89 8.29 47.094
CH128 | Brienz-Interlaken | BE | AWC | 46.7198 8.0046 | 7.826 46.654 8.165 46.789
CH129 | Lauterbrunnen-Wilderswil | BE VS | AW | 46.5626 7.8586 | 7.714 46.478 8.006 46.661
CH130 | Grindelwald | BE | AW | 46.6083 8.0574 | 7.897 46.531 8.237 46.686
CH131 | Zurzach-Bülach | ZH AG | N | 47.5367 8.4363 | 8.225 47.447 8.596 47.635
CH132 | Limmattal | AG ZH | N | 47.4255 8.3695 | 8.22 47.347 8.563 47.512
CH133 | Wohlen-Albis | AG ZH LU | NC | 47.2964 8.3419 | 8.139 47.212 8.563 47.372
CH134 | Emmen-Hochdorf | LU AG | CN | 47.1404 8.2866 | 8.119 47.055 8.449 47.246
CH135 | Luzern-Alpnach | LU NW OW SZ | C | 46.9971 8.3347 | 8.115 46.892 8.514 47.101
CH136 | Sarnen-Lungern | OW LU | AC | 46.845 8.1627 | 7.949 46.754 8.345 46.94
CH137 | Meiringen-Gadmertal | BE | AWC | 46.7222 8.3006 | 8.073 46.632 8.455 46.802
CH138 | Innertkirchen-Guttannen | BE | AW | 46.6211 8.2494 | 8.103 46.521 8.374 46.708
CH139 | Schaffhausen | SH | N | 47.7212 8.568 | 8.405 47.639 8.74 47.808
CH140 | Marthalen-Stammheim | ZH TG SH | NE | 47.657 8.7355 | 8.593 47.595 8.876 47.737
CH141 | Pfungen-Hettlingen | ZH TG | NE | 47.5463 8.7357 | 8.55 47.453 8.92 47.639
CH142 | Effretikon | ZH | N | 47.4236 8.6845 | 8.493 47.346 8.857 47.509
CH143 | Thalwil-Wetzikon | ZH | N | 47.3136 8.6706 | 8.496 47.224 8.894 47.387
CH144 | Zug-Knonau | ZG ZH | CN | 47.1892 8.496 | 8.4 47.13 8.625 47.258
CH145 | Goldau-Ägeri | SZ ZG LU | AC | 47.0856 8.5622 | 8.4 47.011 8.697 47.153
CH146 | Gersau-Engelbergertal | NW OW SZ | AC | 46.8895 8.4484 | 8.324 46.764 8.596 47.027
CH147 | Erstfeld-Engelberg | UR | AC | 46.8502 8.5663 | 8.46 46.769 8.669 46.928
CH148 | Urner Oberland | UR | AC | 46.7073 8.5485 | 8.399 46.619 8.694 46.791
CH149 | Urserntal | UR | AC | 46.5964 8.5458 | 8.408 46.527 8.681 46.676
CH150 | Steckborn-Müllheim | TG | E | 47.6146 9.0077 | 8.85 47.536 9.155 47.686
CH151 | Turbenthal-Sirnach | TG ZH | EN | 47.4634 8.9456 | 8.812 47.349 9.103 47.579
CH152 | Wädenswil-Rüti | ZH SZ ZG SG | NCE | 47.232 8.7538 | 8.56 47.15 8.968 47.316
CH153 | Einsiedeln-Wägital | SZ | AC | 47.0912 8.8093 | 8.653 46.995 8.974 47.178
CH154 | Muotathal | SZ | AC | 46.9599 8.7798 | 8.592 46.873 8.948 47.057
CH155 | Flüelen-Unterschächen | UR SZ | AC | 46.8824 8.6914 | 8.546 46.769 8.859 46.995
CH156 | Maderanertal | UR | AC | 46.7736 8.7685 | 8.674 46.7 8.883 46.844
CH157 | nördliches Tavetsch | GR | AE | 46.7241 8.8257 | 8.656 46.64 8.956 46.814
CH158 | Val Medel-Sumvitg | GR | AE | 46.6311 8.8443 | 8.651 46.549 9.032 46.728
CH159 | Amriswil | TG SG | E | 47.5601 9.2404 | 9.095 47.471 9.444 47.666
CH160 | Fürstenland | SG AR TG | EA | 47.4129 9.1765 | 9.005 47.294 9.322 47.505
CH161 | Hulftegg-Untertoggenburg | SG ZH | ENA | 47.34 9.0234 | 8.849 47.247 9.153 47.444
CH162 | Linthebene-Gaster | SG SZ | ECNA | 47.2051 8.9633 | 8.774 47.129 9.122 47.306
CH163 | Glarus Nord-Mitte | GL | AE | 47.0577 9.012 | 8.859 46.954 9.133 47.173
CH164 | Glarus Süd-Grosstal | GL UR | AEC | 46.8962 8.9795 | 8.849 46.797 9.092 47.012
CH165 | Brigels | GR | AE | 46.7764 9.0669 | 8.909 46.675 9.213 46.876
CH166 | Lugnez-Valsertal | GR | AE | 46.6117 9.1241 | 9.015 46.495 9.244 46.724
CH167 | St.Gallen-Rorschach | SG AR TG | E | 47.4517 9.4259 | 9.233 47.381 9.659 47.529
CH168 | Appenzell | AI AR SG | AE | 47.3212 9.3794 | 9.241 47.236 9.528 47.415
CH169 | Obertoggenburg | SG | AE | 47.2271 9.2249 | 9.078 47.146 9.368 47.327
CH170 | Kerenzerberg-Seeztal | SG GL | AE | 47.092 9.2546 | 9.09 47.002 9.435 47.186
CH171 | Glarus Süd-Sernftal | GL | AE | 46.9502 9.1588 | 9.063 46.859 9.253 47.036
CH172 | Flims-Laax | GR | AE | 46.8473 9.2832 | 9.166 46.777 9.408 46.916
CH173 | Riein-Safiental | GR | AE | 46.7081 9.2766 | 9.128 46.575 9.382 46.808
CH174 | Rheinwald | GR | AE | 46.5337 9.3211 | 9.039 46.468 9.538 46.601
CH175 | Rheintal | SG AI AR | E | 47.3667 9.5619 | 9.461 47.274 9.674 47.446
CH176 | Werdenberg | SG | EA | 47.1661 9.4378 | 9.318 47.052 9.551 47.293
CH177 | Liechtenstein | FL | E | 47.1411 9.5528 | 9.473 47.049 9.636 47.271
CH178 | Sarganserland | SG | AE | 46.9623 9.3875 | 9.236 46.856 9.523 47.055
CH179 | Landquart-Chur | GR | AE | 46.9356 9.5337 | 9.385 46.823 9.615 47.064
CH180 | Domleschg | GR | AE | 46.769 9.4432 | 9.351 46.696 9.524 46.863
CH181 | Schams | GR | AE | 46.6628 9.4637 | 9.304 46.584 9.615 46.755
CH182 | Schiers | GR | AE | 46.9641 9.6934 | 9.565 46.852 9.83 47.061
CH183 | Schanfigg | GR | AE | 46.8044 9.6437 | 9.493 46.721 9.811 46.873
CH184 | Savognin | GR | AE | 46.5841 9.5884 | 9.494 46.506 9.727 46.662
CH185 | Küblis-Klosters | GR | AE | 46.8845 9.9065 | 9.745 46.762 10.094 47.024
CH186 | Davos | GR | AE | 46.7608 9.8691 | 9.742 46.676 9.967 46.84
CH187 | Albulatal | GR | AE | 46.6625 9.7393 | 9.572 46.55 9.892 46.781
CH188 | Bivio-Avers | GR | AE | 46.4654 9.5901 | 9.455 46.365 9.742 46.564
CH201 | Ajoie | JU | W | 47.4253 7.068 | 6.879 47.352 7.245 47.504
CH202 | Franches-Montagnes | JU BE | W | 47.259 7.0217 | 6.841 47.114 7.214 47.39
CH203 | Delémont - Bellelay | JU BE | W | 47.3128 7.2302 | 7.085 47.232 7.36 47.387
CH204 | Moutier - Tavannes | BE JU | WN | 47.2848 7.3667 | 7.048 47.198 7.586 47.38
CH205 | La Chaux-de-Fonds - Le Locle | NE | W | 47.0888 6.7895 | 6.681 47.024 6.886 47.158
CH206 | Vallon de Saint-Imier | BE SO | WN | 47.1726 7.1639 | 6.853 47.058 7.493 47.251
CH207 | Val de Ruz - Colombier | NE | W | 47.0237 6.8517 | 6.654 46.928 7.039 47.136
CH208 | Bienne - Neuchâtel | NE BE | W | 47.0842 7.0716 | 6.9 46.982 7.273 47.163
CH209 | Nidau - Ins | BE | W | 47.0643 7.1574 | 7.025 46.987 7.288 47.153
CH210 | Val de Travers | NE VD | W | 46.9234 6.5763 | 6.43 46.791 6.751 47.037
CH211 | Yverdon - Bevaix | VD NE | W | 46.8362 6.626 | 6.454 46.728 6.872 46.957
CH212 | Estavayer - Cudrefin | FR VD NE | W | 46.9052 6.8825 | 6.682 46.784 7.086 47.014
CH213 | Murten - Kerzers | FR BE VD | W | 46.9417 7.1329 | 7.001 46.812 7.273 47.048
CH214 | Broye | FR VD | W | 46.7994 6.8954 | 6.67 46.714 7.061 46.928
CH215 | Fribourg | FR | W | 46.8209 7.1714 | 7.028 46.743 7.297 46.909
CH216 | Vallée de Joux | VD | W | 46.6414 6.3152 | 6.076 46.467 6.523 46.791
CH217 | Plaine de l'Orbe | VD | W | 46.7256 6.603 | 6.453 46.643 6.741 46.826
CH218 | Gros-de-Vaud | VD | W | 46.6661 6.724 | 6.566 46.565 6.928 46.744
CH219 | Glâne | FR | W | 46.6966 6.9822 | 6.85 46.604 7.131 46.798
CH220 | Basse-Gruyère | FR | WA | 46.6877 7.1217 | 6.932 46.576 7.27 46.786
CH221 | Saint-Cergue | VD | W | 46.4838 6.1995 | 6.063 46.377 6.333 46.599
CH222 | Genève | GE | W | 46.2027 6.1213 | 5.955 46.13 6.31 46.303
CH223 | Nyon - Terre Sainte | VD GE | W | 46.4155 6.2569 | 6.104 46.247 6.416 46.554
CH224 | Morges - Cossonay | VD | W | 46.5741 6.4702 | 6.333 46.459 6.585 46.67
CH225 | Lausanne - Lavaux | VD | W | 46.5355 6.6793 | 6.545 46.467 6.839 46.632
CH226 | Oron – Haute-Broye | FR VD | W | 46.5768 6.8351 | 6.698 46.487 6.969 46.661 | Oron - Haute-Broye
CH227 | Préalpes vaudoises | VD FR | AW | 46.4759 6.9307 | 6.825 46.394 7.002 46.549 | Riviera vaudoises
CH228 | Jogne - Haute-Gruyere | FR | AW | 46.5783 7.1497 | 6.957 46.484 7.341 46.674
CH229 | Pays-d'Enhaut | VD FR BE | AW | 46.4581 7.1281 | 6.974 46.377 7.272 46.555
CH230 | Aigle - Leysin | VD | AW | 46.3529 6.9903 | 6.86 46.281 7.12 46.402
CH231 | Vouvry | VS | AW | 46.3192 6.8715 | 6.77 46.251 6.979 46.393
CH232 | Monthey - Val d'Illiez | VS | A | 46.1854 6.916 | 6.791 46.12 7.053 46.259
CH233 | Vallée du Trient | VS | A | 46.069 7.0121 | 6.874 45.982 7.158 46.137
CH234 | Val d'Entremont - Val Ferret | VS | A | 45.9558 7.1549 | 7.011 45.859 7.3 46.082
CH235 | Bex - Villars | VD VS | AW | 46.2768 7.0947 | 6.962 46.122 7.221 46.393
CH236 | Conthey - Fully | VS | A | 46.2395 7.2288 | 7.068 46.121 7.368 46.352
CH237 | Martigny - Verbier | VS | A | 46.1231 7.251 | 7.065 46.038 7.385 46.226
CH238 | Haut val de Bagnes | VS | A | 45.98 7.3424 | 7.192 45.896 7.492 46.061
CH239 | Sion - Crans-Montana | VS | A | 46.3345 7.5063 | 7.339 46.227 7.711 46.424
CH240 | Val d'Hérens | VS | A | 46.1649 7.449 | 7.346 46.061 7.551 46.282
CH241 | Arolla | VS | A | 46.0414 7.5289 | 7.354 45.956 7.716 46.108
CH242 | Lötschental - Naters | VS | A | 46.378 7.8354 | 7.624 46.297 8.012 46.498
CH243 | Val d'Anniviers | VS | A | 46.1985 7.6011 | 7.515 46.1 7.716 46.316
CH244 | Turtmantal | VS | A | 46.2381 7.7332 | 7.646 46.111 7.875 46.312 | Turtmanntal
CH245 | Oberes Mattertal | VS | A | 46.0166 7.7696 | 7.576 45.917 7.909 46.149
CH246 | Aletschgebiet | VS | A | 46.4604 8.0505 | 7.893 46.33 8.189 46.563
CH247 | Vispertal - Nanztal | VS | A | 46.2059 7.8664 | 7.711 46.1 7.995 46.319
CH248 | Oberes Saastal | VS | A | 46.0835 7.9504 | 7.857 45.995 8.034 46.182
CH249 | Obergoms | VS | A | 46.5064 8.3172 | 8.142 46.404 8.475 46.655
CH250 | Binntal | VS | A | 46.3724 8.1998 | 8.089 46.296 8.318 46.463
CH251 | Brig - nördliches Simplongebiet | VS | A | 46.3042 8.0588 | 7.98 46.238 8.138 46.378
CH252 | südliches Simplongebiet | VS | A | 46.1816 8.0678 | 7.98 46.1 8.165 46.265
CH301 | Alta Valmaggia | TI | AS | 46.3827 8.5768 | 8.428 46.245 8.741 46.5
CH302 | Leventina | TI | AS | 46.4861 8.6886 | 8.387 46.364 8.93 46.58
CH303 | Blenio | TI | AS | 46.5007 8.9536 | 8.77 46.388 9.102 46.63
CH304 | Alto Moesano | GR | AES | 46.4534 9.1776 | 9.086 46.388 9.283 46.508
CH305 | Locarnese | TI | SA | 46.214 8.6771 | 8.465 46.097 8.875 46.341
CH306 | Verzasca | TI | AS | 46.2967 8.8138 | 8.681 46.186 8.932 46.406
CH307 | Riviera | TI | S | 46.3304 8.9711 | 8.838 46.232 9.094 46.405
CH308 | Basso Moesano | GR TI | ESA | 46.3042 9.1731 | 9.041 46.17 9.299 46.432
CH309 | Bellinzonese | TI | SA | 46.1738 8.9736 | 8.757 46.075 9.16 46.275
CH310 | Luganese | TI | S | 46.0515 8.941 | 8.786 45.916 9.089 46.151
CH311 | Mendrisiotto | TI | S | 45.9008 8.9926 | 8.912 45.819 9.089 46.014
CH312 | Bregaglia | GR | AES | 46.3501 9.6272 | 9.49 46.286 9.743 46.42
CH313 | Poschiavo | GR | AES | 46.3333 10.0717 | 9.959 46.218 10.175 46.441
CH314 | Val Monastero | GR | AE | 46.5954 10.3736 | 10.241 46.532 10.49 46.66
CH315 | San Moritz | GR | AE | 46.459 9.8483 | 9.661 46.335 10.053 46.578
CH316 | Zuoz | GR | AE | 46.587 9.9737 | 9.825 46.476 10.104 46.694
CH317 | Zernez | GR | AE | 46.7548 10.1078 | 9.943 46.619 10.313 46.871
CH318 | S'charl-d'Uina | GR | AE | 46.6957 10.2674 | 10.088 46.606 10.447 46.793
CH319 | Scuol-Samnaun | GR | AE | 46.8807 10.3634 | 10.228 46.774 10.488 47.001 | Scoul-Samnaun
`

const regionOfLetter: Readonly<Record<string, RegionId>> = {
  N: 'northern-switzerland',
  E: 'eastern-switzerland',
  C: 'central-switzerland',
  W: 'western-switzerland',
  S: 'southern-switzerland',
  A: 'alpine',
}

function regionsOfLetters(letters: string): RegionId[] {
  return [...letters].map((letter) => regionOfLetter[letter]).filter((region) => region !== undefined)
}

function parseRow(row: string): WarningArea {
  const [id = '', name = '', cantonCodes = '', letters = '', centre = '', bounds = '', former] =
    row.split(' | ')
  const [lat = 0, lon = 0] = centre.split(' ').map(Number)
  const [west = 0, south = 0, east = 0, north = 0] = bounds.split(' ').map(Number)
  return {
    id,
    name,
    formerNames: former === undefined ? [] : former.split(' / '),
    cantons: cantonCodes.split(' '),
    regions: regionsOfLetters(letters),
    centre: { lat, lon },
    bounds: { west, south, east, north },
  }
}

export const warningRegions: readonly WarningArea[] = table.trim().split('\n').map(parseRow)

/** The ten preset cities: the areas they spread over (swisstopo localities within the areas' outlines). */
export const warnedCities: readonly WarnedCity[] = [
  { name: 'Zürich', canton: 'ZH', areas: ['Thalwil-Wetzikon', 'Limmattal', 'Effretikon'] },
  { name: 'Bern', canton: 'BE', areas: ['Bern-Mühleberg'] },
  { name: 'Genf', canton: 'GE', areas: ['Genève'] },
  { name: 'Basel', canton: 'BS', areas: ['Basel'] },
  { name: 'Lausanne', canton: 'VD', areas: ['Lausanne - Lavaux'] },
  { name: 'Luzern', canton: 'LU', areas: ['Luzern-Alpnach', 'Emmen-Hochdorf'] },
  { name: 'Lugano', canton: 'TI', areas: ['Luganese'] },
  { name: 'St. Gallen', canton: 'SG', areas: ['St.Gallen-Rorschach'] },
  { name: 'Winterthur', canton: 'ZH', areas: ['Pfungen-Hettlingen', 'Effretikon'] },
  { name: 'Chur', canton: 'GR', areas: ['Landquart-Chur', 'Schanfigg'] },
]

/** Common usage, our own selection; the letters are those of the table above. The Jura of others is not the canton. */
const landscapeTable = `
Zürichsee / Lac de Zurich / Lago di Zurigo / Lake Zurich | NCE
Mittelland / Plateau / Altipiano / Swiss Plateau | NWCE
Berner Mittelland | WN
Genferseegebiet / Genferseebecken / Bassin lémanique / Léman / Bacino del Lemano / Lake Geneva region / Lavaux | WA
Suisse romande / Svizzera romanda | WA
Western Switzerland / Westschweiz / Suisse occidentale / Svizzera occidentale | W
Waadtländer Jura / Jura vaudois / Giura vodese / Neuenburger Jura / Jura neuchâtelois / Giura neocastellano | W
Berner Jura / Jura bernois / Giura bernese / Bernese Jura | W
Jura Mountains / Chaîne du Jura / Crêtes du Jura | WN
Solothurner Jura / Jura soleurois / Aargauer Jura / Jura argovien / Basler Jura / Baselbieter Jura / Jura bâlois | N
Nordwestschweiz / Nord-ouest de la Suisse / Svizzera nordoccidentale / Northwestern Switzerland | NW
Vierwaldstättersee / Lac des Quatre-Cantons / Lago dei Quattro Cantoni / Lake Lucerne | C
Sottoceneri / Südtessin | S
Alpensüdseite / Sud des Alpes / Sud delle Alpi / South of the Alps | SAE
Bodensee / Lac de Constance / Lago di Costanza / Lake Constance | EN
Churer Rheintal / Bündner Rheintal / Chur Rhine Valley | EA
Nordbünden / Nord des Grisons / Grigioni settentrionali / Northern Graubünden | EA
`

const landscapes: readonly WarnedLandscape[] = rowsOf(landscapeTable).map(([names = '', letters = '']) => ({
  names: names.split(' / '),
  regions: regionsOfLetters(letters),
}))

export const warningGeography: WarningGeography = {
  areas: warningRegions,
  cities: warnedCities,
  landscapes,
  cantons: cantons.map(({ code, names, region }) => {
    const areas = warningRegions.filter((area) => area.cantons[0] === code)
    const places = swissPlaceNames.filter((place) => place.cantons.includes(code))
    const touched = [...areas.flatMap((area) => area.regions), ...places.map((place) => place.region)]
    return { code, names, regions: [...new Set([region, ...touched])] }
  }),
  regions,
  places: swissPlaceNames,
  borderPlaces: new Map(
    swissPlaceNames.flatMap((place) => (place.cantons.length > 1 ? [[place.slug, place.cantons]] : [])),
  ),
}
