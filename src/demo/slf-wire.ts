import { isLanguage } from '../domain/language.ts'
import { warningRegions } from '../reference/warning-regions.ts'
import { json, notFound } from './answers.ts'
import type { DemoWire } from './demo-wire.ts'
import { imisDailySnow, imisMeasurements, imisStations } from './imis-wire.ts'
import { createSlfBulletinWire } from './slf-bulletin-wire.ts'

/** The bulletin and the stations in the mountains. */
export const slfWire: DemoWire = {
  paths: /\/bulletin\/caaml\/|\/api\/imis\//,
  create({ atmosphere, seed }) {
    const bulletin = createSlfBulletinWire(atmosphere, seed, warningRegions)
    return ({ url, nowMs }) => {
      const path = url.pathname
      const language = /\/bulletin\/caaml\/(\w+)\/geojson$/.exec(path)?.[1]
      if (isLanguage(language)) return json(bulletin(language, nowMs))
      if (path.endsWith('/imis/stations')) return json(imisStations())
      if (path.endsWith('/imis/measurements')) return json(imisMeasurements(atmosphere, nowMs))
      return path.endsWith('/imis/daily-snow') ? json(imisDailySnow(atmosphere, nowMs)) : notFound()
    }
  },
}
