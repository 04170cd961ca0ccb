import { memoise } from '../domain/memoise.ts'
import { distanceKm } from '../domain/place/coordinates.ts'
import type { WarningArea } from '../domain/warning/warning-area.ts'
import { warningRegions } from '../reference/warning-regions.ts'
import { regionOutline } from './region-outline.ts'
import { bernEastKm, bernNorthKm, toPlane } from './swiss-plane.ts'

/*
 * The 38 regions for which the Federal Office for the Environment grades droughts and floods of small waters, numbers and
 * names after trockenheit.admin.ch: id | German | French | Italian | about the middle, lat lon.
 */
const table = `
31 | Östlicher Jura | Jura partie est | Giura orientale | 47.44 7.75
32 | Balsthal | Balsthal | Balsthal | 47.31 7.66
33 | Unteres Emmental | Bas-Emmental | Basso Emmental | 47.06 7.70
34 | Berner Mittelland | Plateau bernois | Mittelland bernese | 46.95 7.42
35 | Westliches Berner Oberland | Oberland bernois partie ouest | Oberland bernese occidentale | 46.54 7.50
36 | Greyerzerland | Gruyère | Regione della Gruyère | 46.59 7.08
37 | Oberaargau | Haute-Argovie | Alta Argovia | 47.19 7.80
38 | Oberes Emmental | Haut-Emmental | Alto Emmental | 46.88 7.85
39 | Freiamt | Freiamt | Freiamt | 47.28 8.32
40 | Westliche Zentralschweiz | Suisse centrale partie ouest | Svizzera centro-occidentale | 46.98 8.20
41 | Östliches Berner Oberland | Oberland bernois partie est | Oberland bernese orientale | 46.62 8.05
42 | Östliches Mittelland | Plateau partie est | Altipiano orientale | 47.55 8.85
43 | Zürichseebecken | Bassin du lac de Zurich | Bacino del lago di Zurigo | 47.28 8.66
44 | Östliche Zentralschweiz | Suisse centrale partie est | Svizzera centro-orientale | 47.00 8.68
45 | Urner Alpen | Alpes uranaises | Alpi urane | 46.72 8.60
46 | Surselva | Surselva | Surselva | 46.72 9.00
47 | Alpstein | Alpstein | Alpstein | 47.33 9.30
48 | Glarner Alpen | Alpes glaronaises | Alpi glaronesi | 46.95 9.05
49 | Nördliches Mittelbünden | Grisons partie nord | Nord e centro dei Grigioni | 46.76 9.62
50 | Südliches Mittelbünden | Grisons partie sud | Sud e centro dei Grigioni | 46.55 9.55
51 | Rheintal | Vallée du Rhin | Valle del Reno | 47.20 9.52
52 | Prättigau | Prättigau | Prettigovia | 46.93 9.78
53 | Freiberge | Franches-Montagnes | Franches-Montagnes | 47.26 7.02
54 | Westlicher Jura | Jura partie ouest | Giura occidentale | 46.83 6.50
55 | Westliches Mittelland | Plateau partie ouest | Altipiano occidentale | 46.78 6.90
56 | Genferseebecken | Bassin lémanique | Bacino del Lemano | 46.40 6.40
57 | Chablais | Chablais | Chablais | 46.27 6.97
58 | Walliser Südalpen | Alpes valaisannes partie sud | Alpi vallesane meridionali | 46.08 7.40
59 | Nördliches Wallis | Valais partie nord | Vallese settentrionale | 46.30 7.55
60 | Vispertäler | Vallées de Viège | Valli di Visp | 46.12 7.85
61 | Goms | Conches | Goms | 46.45 8.25
62 | Westliches Tessin | Tessin partie ouest | Ticino occidentale | 46.28 8.55
63 | Nordtessin | Tessin partie nord | Ticino settentrionale | 46.48 8.72
64 | Östliches Tessin | Tessin partie est | Ticino orientale | 46.28 8.98
65 | Sottoceneri | Sottoceneri | Sottoceneri | 45.98 8.95
66 | Bündner Südtäler | Vallées sud des Grisons | Valli meridionali dei Grigioni | 46.35 9.55
67 | Oberengadin | Haute-Engadine | Alta Engadina | 46.53 9.90
68 | Unterengadin | Basse-Engadine | Bassa Engadina | 46.77 10.25
`

export type HazardRegion = {
  id: number
  name: { de: string; fr: string; it: string; en: string }
  areas: readonly WarningArea[]
  centre: { lat: number; lon: number }
}

/** Each made of the warning regions whose middle is nearest to its own. */
export const hazardRegions: () => readonly HazardRegion[] = memoiseOnce(() => {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', de = '', fr = '', it = '', at = ''] = line.split('|').map((part) => part.trim())
      const [lat = 0, lon = 0] = at.split(' ').map(Number)
      return { id: Number(id), name: { de, fr, it, en: de }, centre: { lat, lon } }
    })
  const nearest = (area: WarningArea) =>
    rows.toSorted((a, b) => distanceKm(a.centre, area.centre) - distanceKm(b.centre, area.centre))[0]?.id
  const byRegion = Map.groupBy(warningRegions, nearest)
  return rows.map((row) => ({ ...row, areas: byRegion.get(row.id) ?? [] }))
})

function memoiseOnce<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** [lon, lat] with four decimals, closed. */
export const outlineOf = memoise((area: WarningArea): [number, number][] =>
  regionOutline(area, warningRegions).map(([lat, lon]) => [Number(lon.toFixed(4)), Number(lat.toFixed(4))]),
)

/** In the metres of LV95, as the federal geodata service writes positions. */
export function inMetres(corners: readonly (readonly [number, number])[]): [number, number][] {
  return corners.map(([lon, lat]) => {
    const { xKm, yKm } = toPlane({ lat, lon })
    return [Number(((xKm + bernEastKm) * 1000).toFixed(1)), Number(((yKm + bernNorthKm) * 1000).toFixed(1))]
  })
}

export const lv95Crs = { type: 'name', properties: { name: 'EPSG:2056' } }
