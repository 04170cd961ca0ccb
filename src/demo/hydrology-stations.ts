/** How a river warms and swells: fed by a lake, by lowland brooks, by the foothills, by glaciers. */
export type RiverMake = 'outlet' | 'lowland' | 'foothills' | 'glacier'

export type DemoGauge = {
  id: string
  /** Of lakes only the level is measured. */
  make: 'lake' | RiverMake
  water: string
  name: string
  coordinates: { lat: number; lon: number }
  /** Surface at mean water, above sea level; null where the gauge counts from a mark of its own. */
  levelM: number | null
  /** Mean discharge; 0 for lakes. */
  dischargeM3s: number
  hasTemperature: boolean
  hasThresholds: boolean
  /** Its discharge is written in litres per second, with nothing to say so. */
  isInLitres: boolean
}

/*
 * A quarter of the federal network, so that every region has lakes and rivers: id | make | water | name | lat lon |
 * mean level in m | mean discharge in m³/s | t where the temperature is measured, d where danger levels are set,
 * l where the discharge is written in litres.
 * Names and places after the Federal Office for the Environment, hydrological data.
 */
const table = `
2032 | lake | Bodensee, Obersee | Romanshorn | 47.5656 9.3787 | 395.6 | 0 | d
2043 | lake | Bodensee, Untersee | Berlingen | 47.6733 9.0197 | 395.3 | 0 | d
2026 | lake | Lac Léman | St-Prex | 46.4803 6.4597 | 372.1 | 0 | d
2027 | lake | Lac Léman | Genève, Sécheron | 46.2226 6.1517 | 372.1 | 0 | d
2149 | lake | Lac de Neuchâtel | Neuchâtel | 46.9914 6.9353 | 429.3 | 0 | d
2004 | lake | Murtensee | Murten | 46.9297 7.1172 | 429.4 | 0 | d
2208 | lake | Bielersee | Ligerz | 47.0834 7.1363 | 429.2 | 0 | d
2093 | lake | Thunersee | Spiez | 46.6950 7.6710 | 557.7 | 0 | d
2023 | lake | Brienzersee | Ringgenberg | 46.7006 7.8947 | 563.7 | 0 | d
2207 | lake | Vierwaldstättersee | Luzern | 47.0548 8.3097 | 433.6 | 0 | d
2025 | lake | Vierwaldstättersee | Brunnen | 46.9940 8.6030 | 433.6 | 0 | d
2017 | lake | Zugersee | Zug | 47.1667 8.5122 | 413.6 | 0 | d
2209 | lake | Zürichsee | Zürich | 47.3570 8.5417 | 406.0 | 0 | d
2118 | lake | Walensee | Murg | 47.1142 9.2133 | 419.1 | 0 | d
2101 | lake | Sarnersee | Sarnen | 46.8908 8.2430 | 468.9 | 0 | d
2082 | lake | Greifensee | Niederuster | 47.3470 8.6950 | 435.0 | 0 |
2022 | lake | Lago Maggiore | Locarno | 46.1639 8.7997 | 193.3 | 0 | d
2021 | lake | Lago di Lugano | Melide | 45.9553 8.9494 | 270.5 | 0 | d
2072 | lake | Silsersee | Sils | 46.4300 9.7650 | 1797.1 | 0 |
2030 | outlet | Aare | Thun | 46.7566 7.6262 | 555.2 | 110 | td
2457 | outlet | Aare | Ringgenberg, Goldswil | 46.6914 7.8853 | 563.5 | 62 | td
2135 | outlet | Aare | Bern, Schönau | 46.9332 7.4482 | 501.5 | 122 | td
2085 | outlet | Aare | Hagneck | 47.0560 7.1840 | 437.0 | 178 | td
2029 | outlet | Aare | Brügg, Ägerten | 47.1219 7.2846 | 428.1 | 240 | td
2063 | lowland | Aare | Murgenthal | 47.2664 7.8290 | 400.6 | 285 | td
2016 | lowland | Aare | Brugg | 47.4824 8.1950 | 332.3 | 315 | td
2019 | glacier | Aare | Brienzwiler | 46.7433 8.1022 | 570.5 | 35 | td
2152 | outlet | Reuss | Luzern, Geissmattbrücke | 47.0541 8.2995 | 432.0 | 110 | td
2018 | lowland | Reuss | Mellingen | 47.4202 8.2722 | 345.1 | 140 | td
2056 | glacier | Reuss | Seedorf | 46.8850 8.6213 | 438.9 | 43 | td
2099 | outlet | Limmat | Zürich, Unterhard | 47.3857 8.5228 | 400.2 | 95 | td
2243 | outlet | Limmat | Baden, Limmatpromenade | 47.4770 8.3090 | 352.2 | 100 | td
2104 | outlet | Linth | Weesen, Biäsche | 47.1333 9.0961 | 418.7 | 52 | td
2372 | glacier | Linth | Mollis, Linthbrücke | 47.0920 9.0720 | 437.0 | 32 | td
2176 | foothills | Sihl | Zürich, Sihlhölzli | 47.3679 8.5267 | 412.0 | 6.8 | td
2473 | glacier | Rhein | Diepoldsau, Rietbrücke | 47.3840 9.6410 | 406.9 | 230 | td
2602 | glacier | Rhein | Domat/Ems | 46.8395 9.4548 | 563.0 | 118 | td
2288 | outlet | Rhein | Neuhausen, Flurlingerbrücke | 47.6826 8.6260 | 382.4 | 370 | d
2143 | lowland | Rhein | Rekingen | 47.5703 8.3304 | 323.0 | 440 | td
2091 | lowland | Rhein | Rheinfelden, Messstation | 47.5605 7.7993 | 261.6 | 1030 | td
2289 | lowland | Rhein | Basel, Rheinhalle | 47.5590 7.6170 | 244.9 | 1050 | d
2606 | outlet | Rhône | Genève, Halle de l'Ile | 46.2051 6.1415 | 369.3 | 250 | td
2009 | glacier | Rhône | Porte du Scex | 46.3501 6.8889 | 376.9 | 182 | td
2011 | glacier | Rhône | Sion | 46.2191 7.3581 | 484.6 | 110 | td
2346 | glacier | Rhône | Brig | 46.3204 8.0000 | 667.0 | 42 | td
2174 | outlet | Rhône | Chancy, Aux Ripes | 46.1527 5.9706 | 335.0 | 335 | td
2170 | glacier | Arve | Genève, Bout du Monde | 46.1802 6.1590 | 379.0 | 78 | td
2044 | foothills | Thur | Andelfingen | 47.5962 8.6822 | 356.2 | 47 | td
2303 | foothills | Thur | Jonschwil, Mühlau | 47.4125 9.0797 | 536.9 | 21 | td
2112 | foothills | Sitter | Appenzell | 47.3312 9.4099 | 769.5 | 3.4 | td
2126 | lowland | Murg | Wängi | 47.4963 8.9534 | 466.5 | 1.8 | td
2415 | lowland | Glatt | Rheinsfelden | 47.5728 8.4731 | 336.6 | 8.1 | td
2070 | foothills | Emme | Emmenmatt | 46.9555 7.7429 | 638.7 | 12 | td
2155 | foothills | Emme | Wiler, Limpachmündung | 47.1576 7.5581 | 458.3 | 19 | td
2634 | foothills | Kleine Emme | Emmen | 47.0708 8.2775 | 432.8 | 15 | td
2084 | foothills | Muota | Ingenbohl | 46.9902 8.6024 | 437.8 | 19 | td
2179 | foothills | Sense | Thörishaus | 46.8889 7.3514 | 553.4 | 8.7 | td
2034 | lowland | Broye | Payerne | 46.8210 6.9381 | 441.6 | 7.6 | td
2432 | lowland | Venoge | Ecublens | 46.5287 6.5565 | 383.0 | 4.2 | td
2106 | lowland | Birs | Münchenstein | 47.5169 7.6213 | 268.0 | 15 | td
2210 | lowland | Doubs | Ocourt | 47.3508 7.0770 | 415.4 | 32 | td
2109 | glacier | Lütschine | Gsteig | 46.6629 7.8722 | 585.4 | 19 | td
2232 | foothills | Allenbach | Adelboden | 46.4859 7.5520 | 1297.0 | 1.2 | td
2020 | foothills | Ticino | Bellinzona | 46.1934 9.0099 | 220.4 | 67 | td
2368 | foothills | Maggia | Locarno, Solduno | 46.1711 8.7741 | 202.0 | 23 | td
2605 | foothills | Verzasca | Lavertezzo | 46.2585 8.8397 | 491.0 | 10 | td
2167 | outlet | Tresa | Ponte Tresa, Rocchetta | 45.9720 8.8596 | 268.4 | 23 | td
2067 | glacier | Inn | Martina | 46.8887 10.4678 | 1030.5 | 55 | td
2256 | glacier | Rosegbach | Pontresina | 46.4895 9.9013 | 1766.0 | 2.8 | td
2283 | lowland | Hornbach | Wasen, Riedbad | 47.0139 7.8737 | - | 0.02 | l
`

export const demoGauges: readonly DemoGauge[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', make = '', water = '', name = '', at = '', level = '', discharge = '', marks = ''] = line
      .split('|')
      .map((part) => part.trim())
    const [lat, lon] = at.split(' ').map(Number)
    return {
      id,
      make: make as DemoGauge['make'],
      water,
      name,
      coordinates: { lat: lat ?? 0, lon: lon ?? 0 },
      levelM: level === '-' ? null : Number(level),
      dischargeM3s: Number(discharge),
      hasTemperature: marks.includes('t'),
      hasThresholds: marks.includes('d'),
      isInLitres: marks.includes('l'),
    }
  })
