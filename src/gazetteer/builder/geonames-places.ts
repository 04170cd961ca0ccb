import { liechtensteinPostcodes } from '../../reference/liechtenstein-postcodes.ts'
import { worldPlaceNames } from '../../reference/world-place-names.ts'
import { type DraftPlace, sameInEveryLanguage } from './draft-place.ts'

/** Rows of GeoNames' "cities1000": https://download.geonames.org/export/dump/readme.txt gives the columns. */
type Row = {
  id: string
  name: string
  asciiName: string
  alternateNames: string
  lat: string
  lon: string
  feature: string
  country: string
  admin: string
  population: string
  elevation: string
  terrain: string
  timeZone: string
}

function parseRow(line: string): Row {
  const [
    id = '',
    name = '',
    asciiName = '',
    alternateNames = '',
    lat = '',
    lon = '',
    ,
    feature = '',
    ...rest
  ] = line.split('\t')
  const [country = '', , admin = '', , , , population = '', elevation = '', terrain = '', timeZone = ''] =
    rest
  return {
    id,
    name,
    asciiName,
    alternateNames,
    lat,
    lon,
    feature,
    country,
    admin,
    population,
    elevation,
    terrain,
    timeZone,
  }
}

/** Neighbours whose smaller towns are also searched for in our languages. */
const neighbours = new Set(['DE', 'FR', 'IT', 'AT', 'LI'])
const aliasesFrom = (country: string) => (country === 'CH' ? 0 : neighbours.has(country) ? 10_000 : 100_000)

/** Latin script, beginning with a capital: neither transliterations ("su li shi") nor airport codes ("ZRH"). */
const usableAlias = /^(?!\p{Lu}{3}$)\p{Lu}[\p{Script=Latin}\p{M} '’.\-/]{2,39}$/u

/** Seats of states and capitals stay whatever their size. */
const alwaysKept = new Set(['PPLC', 'PPLA'])

/** "1234" or "" to a number or nothing; -9999 is GeoNames' "no terrain here". */
const metres = (text: string) => (text === '' || text === '-9999' ? null : Number(text))

function toDraft(row: Row): DraftPlace {
  const population = Number(row.population)
  const weakAliases =
    population >= aliasesFrom(row.country)
      ? row.alternateNames.split(',').filter((name) => usableAlias.test(name))
      : []
  return {
    names: sameInEveryLanguage(row.name),
    aliases: row.asciiName === row.name ? [] : [row.asciiName],
    weakAliases,
    coordinates: { lat: Number(row.lat), lon: Number(row.lon) },
    country: row.country,
    admin: row.admin,
    population: population > 0 ? population : null,
    elevationM: metres(row.elevation) ?? metres(row.terrain),
    timeZone: row.timeZone,
    region: null,
    slug: null,
    identity: row.id,
    postcodes: row.country === 'LI' ? [...(liechtensteinPostcodes[row.name] ?? [])] : [],
    points: [],
  }
}

/**
 * GeoNames splits the larger communes of canton Zürich into statistical quarters ("Kloten / Horainli"). Only the
 * city's own are places to people ("Zürich Oerlikon"); null leaves the others out.
 */
export function swissName(name: string, feature: string): string | null {
  const zurichQuarter = /^Zürich \(Kreis \d+\)(?: \/ (.+))?$/.exec(name)
  if (zurichQuarter) return zurichQuarter[1] ? `Zürich ${zurichQuarter[1]}` : null
  if (name.startsWith('Stadt Winterthur') || (feature === 'PPLX' && name.includes(' / '))) return null
  const town = name.replace(/ \/ .*$/, '').replace(/ \(Kreis \d+\)$/, '')
  return town.replace(/^Sankt /, 'St. ')
}

const inZurich = (quarter: string) => ({
  en: `Zürich ${quarter}`,
  de: `Zürich ${quarter}`,
  fr: `Zurich ${quarter}`,
  it: `Zurigo ${quarter}`,
})

export function geonamesPlaces(text: string): { swiss: DraftPlace[]; world: DraftPlace[] } {
  const swiss: DraftPlace[] = []
  const world: DraftPlace[] = []
  const largestOfName = new Map<string, DraftPlace>()
  for (const line of text.split('\n')) {
    if (line === '') continue
    const row = parseRow(line)
    if (Number(row.population) < 1000 && !alwaysKept.has(row.feature) && row.country !== 'CH') continue
    const draft = toDraft(row)
    if (row.country === 'CH') {
      const name = swissName(row.name, row.feature)
      if (name === null) continue
      const quarter = name.startsWith('Zürich ') ? name.slice('Zürich '.length) : null
      if (quarter === null) swiss.push({ ...draft, names: sameInEveryLanguage(name), aliases: [] })
      // A quarter by its bare name ranks below towns whose names begin the same way: "ge" is no Gewerbeschule.
      else
        swiss.push({
          ...draft,
          names: inZurich(quarter),
          aliases: [],
          weakAliases: [...draft.weakAliases, quarter],
        })
      continue
    }
    world.push(draft)
    const key = `${row.country} ${row.name}`
    const largest = largestOfName.get(key)
    if (!largest || (draft.population ?? 0) > (largest.population ?? 0)) largestOfName.set(key, draft)
  }
  for (const { country, geonamesName, names } of worldPlaceNames) {
    const draft = largestOfName.get(`${country} ${geonamesName}`)
    if (!draft) throw new Error(`GeoNames has no ${geonamesName} in ${country}`)
    draft.names = names
    draft.aliases.push(geonamesName)
  }
  // Switzerland writes no ß; searches fold it to ss anyway.
  for (const draft of world) draft.names = { ...draft.names, de: draft.names.de.replaceAll('ß', 'ss') }
  return { swiss, world }
}
