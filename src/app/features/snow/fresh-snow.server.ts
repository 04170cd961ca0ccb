import { type SnowStation, snowNetworks } from '../../../domain/snow/snow-station.ts'
import { cantons, regions } from '../../../reference/regions.ts'
import type { SnowDepths } from '../../../services/snow/get-snow-stations.ts'
import type { Writing } from '../../i18n/writing.ts'

const regionOfCanton = new Map(cantons.map(({ code, region }) => [code, region]))

/** What fell in a day, region by region, where most did first; null where nobody reports it. */
export function freshSnowView(depths: SnowDepths, { format, language }: Writing) {
  const reporting = snowNetworks
    .flatMap((network) => depths[network].data ?? [])
    .flatMap((station) => (station.freshSnow ? [{ station, cm: station.freshSnow.cm }] : []))
  if (reporting.length === 0) return null
  return {
    rows: regions
      .flatMap(({ id, names }) => {
        const own = reporting.filter(({ station }) => regionOf(station) === id).sort((a, b) => b.cm - a.cm)
        const [most] = own
        const middle = own[Math.floor(own.length / 2)]
        if (!most || !middle || Math.round(most.cm) < 1) return []
        const [low, high] = [format.wholeDepth(middle.cm), format.wholeDepth(most.cm)]
        return {
          region: names[language],
          amount: `${low === high ? high : `${low}–${high}`}\u00a0${format.unitNames.depth}`,
          station: `${most.station.name} (${format.number(most.station.heightM)}\u00a0m)`,
          mostCm: most.cm,
        }
      })
      .sort((a, b) => b.mostCm - a.mostCm)
      .map(({ mostCm: _, ...row }) => row),
  }
}

/** Where more than a centimetre fell: at most stations and at the one with most, which is named. */
export type FreshSnowView = NonNullable<ReturnType<typeof freshSnowView>>

const regionOf = ({ canton }: SnowStation) => (canton === null ? undefined : regionOfCanton.get(canton))
