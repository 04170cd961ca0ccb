/**
 * Brooks whose discharge LINDAS gives in litres per second. It does not say so: its `isLiter` is true on every row, the
 * Rhine's included. The unit is on the axis of each station's own plot at
 * https://www.hydrodaten.admin.ch/plots/p_q_7days/<id>_p_q_7days_de.json; of all gauges with a discharge these nine had
 * "l/s" on 19 August 2026 (collected in https://github.com/jonashertner/riverflow-ch, site/data/stations.json).
 */
export const gaugesInLitres: ReadonlySet<string> = new Set([
  '2206', // Melera, Valle Morobbia
  '2251', // Plaffeien, Schwyberg
  '2252', // Plaffeien, Schwyberg
  '2282', // Wasen, Kurzeneialp
  '2283', // Wasen, Riedbad
  '2384', // Simplonpass
  '2414', // Mosnang, Rietholz
  '2437', // Ecublens, Eschiens
  '2492', // Bürglen, EW Altdorf
])
