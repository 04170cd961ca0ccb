import { rowsOf } from '../reference/text-table.ts'

/**
 * A coarse relief of Switzerland and its surroundings from a few lines: ridges raise the ground, valleys cut
 * back to their floor. Heights in metres from general maps; good to a few hundred metres, which is what the
 * demo weather needs. Exact heights of places come from outside.
 */
export type ReliefLine = {
  widthKm: number
  isAlpine: boolean
  points: readonly (readonly [lon: number, lat: number, heightM: number])[]
}

/* Name | "alpine" or "-" | width in km | degrees east, degrees north and metres of each point. */
export const ridges = linesOf(`
Maritime Alps, Mont Blanc, Gotthard, Bernina, Tauern | alpine | 48 | 6.8 44.1 2300, 6.6 45 2500, 6.9 45.7 2700, 7.7 46 2800, 8.5 46.5 2500, 9.4 46.6 2400, 10.1 46.6 2600, 11.2 46.9 2500, 12.8 47.1 2400
Chablais, Bernese Alps, Uri, Glarus, Alpstein, Allgäu | alpine | 26 | 6.5 46.1 1500, 7.2 46.4 2000, 8 46.6 2600, 8.7 46.8 2100, 9.3 47.15 1700, 10.3 47.3 1900, 11.5 47.5 1700
Jura | - | 15 | 5.7 46 800, 6.1 46.5 1200, 6.6 46.95 1100, 7.2 47.25 950, 7.9 47.4 700
Vosges | - | 16 | 6.95 47.85 950, 7.15 48.4 750
Black Forest | - | 16 | 8 47.8 1050, 8.2 48.5 850
`)

export const valleys = linesOf(`
Rhône: Brig, Sion, Martigny, Lake Geneva | - | 6 | 8 46.32 680, 7.36 46.23 500, 7.07 46.1 470, 6.9 46.38 375, 6.15 46.2 375
Rhine: Disentis, Chur, Sargans, Lake Constance | - | 6 | 8.85 46.7 1130, 9.5 46.85 590, 9.45 47.05 480, 9.6 47.4 405, 9.2 47.65 396
Reuss: Altdorf, Lucerne | - | 5 | 8.63 46.8 520, 8.62 46.95 440, 8.3 47.05 436
Aare: Meiringen, Interlaken, Thun | - | 5 | 8.18 46.73 600, 7.86 46.69 565, 7.6 46.78 560
Ticino: Biasca, Bellinzona, Locarno | - | 7 | 8.97 46.36 300, 9 46.19 235, 8.8 46.16 205
Ceresio | - | 7 | 8.96 46.05 290, 8.98 45.85 240
Upper Engadine and Inn | - | 5 | 9.75 46.43 1800, 9.9 46.55 1700, 10.3 46.8 1200
`)

function linesOf(table: string): readonly ReliefLine[] {
  return rowsOf(table).map(([, alpine, width, points = '']) => ({
    widthKm: Number(width),
    isAlpine: alpine === 'alpine',
    points: points.split(', ').map((point) => {
      const [lon = 0, lat = 0, heightM = 0] = point.split(' ').map(Number)
      return [lon, lat, heightM]
    }),
  }))
}
