import {
  type PollenCounts,
  type PollenStation,
  type PollenTaxon,
  pollenTaxa,
} from '../../domain/air/pollen.ts'
import { instantOfDotted, numberIn, readCsv } from '../meteoswiss-open-data/read-csv.ts'

/** How the network abbreviates them: genus, or for grasses the family. */
const codes: Record<PollenTaxon, string> = {
  hazel: 'kacory',
  alder: 'kaalnu',
  ash: 'kafrax',
  birch: 'kabetu',
  beech: 'kafagu',
  oak: 'kaquer',
  grasses: 'khpoac',
}
/** A hundred times the highest day ever counted is no pollen. */
const mostGrains = 100_000
/** What a page shows. */
const keptHours = 36
const keptDays = 14

type Row = (column: string) => string

function countsOf(row: Row, suffixes: readonly string[]): PollenCounts {
  const grains = (taxon: PollenTaxon) => {
    for (const suffix of suffixes) {
      const value = numberIn(row(`${codes[taxon]}${suffix}`), 0, mostGrains)
      if (value !== null) return value
    }
    return null
  }
  return Object.fromEntries(pollenTaxa.map((taxon) => [taxon, grains(taxon)])) as PollenCounts
}

const isMeasured = (counts: PollenCounts) => Object.values(counts).some((grains) => grains !== null)

/** …_h_now.csv: means of hours. The newest rows are often empty, and so are those of an outage. */
export function readHours(text: string, now: number): PollenStation['hours'] {
  return readCsv(text)
    .flatMap((row) => {
      const at = instantOfDotted(row('reference_timestamp'))
      const counts = countsOf(row, ['h0'])
      return at !== null && at <= now && isMeasured(counts) ? [{ at, counts }] : []
    })
    .sort((one, other) => one.at - other.at)
    .slice(-keptHours)
}

/** …_d_recent.csv: means of days from midnight to midnight UTC (d1), else from 6 to 6 UTC (d0). */
export function readDays(text: string, now: number): PollenStation['days'] {
  return readCsv(text)
    .flatMap((row) => {
      const at = instantOfDotted(row('reference_timestamp'))
      const counts = countsOf(row, ['d1', 'd0'])
      if (at === null || at > now || !isMeasured(counts)) return []
      return [{ date: new Date(at).toISOString().slice(0, 10), counts }]
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .slice(-keptDays)
}
