import { forbidden, json } from './answers.ts'
import type { DemoWire } from './demo-wire.ts'
import { createFloodMapWire } from './flood-map-wire.ts'
import { createForestFireWire } from './forest-fire-wire.ts'

/** The layers of the Federal Office for the Environment in the store of the federal geodata service. */
export const hazardsWire: DemoWire = {
  paths: /\/ch\.bafu\.(?:hydroweb|gefahren)-/,
  create({ atmosphere, seed }) {
    const floodMap = createFloodMapWire(atmosphere)
    const fire = createForestFireWire(atmosphere)
    return ({ url: { pathname, origin }, nowMs }) => {
      const language = /_national_(de|fr|it|en)\.json$/.exec(pathname)?.[1]
      if (language) return json(floodMap(language, nowMs))
      const body = fire(pathname, origin, { seed, nowMs })
      return body ? json(body) : forbidden()
    }
  },
}
