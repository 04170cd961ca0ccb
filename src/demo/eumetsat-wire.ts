import { cloudWire } from './cloud-wire.ts'
import type { DemoWire } from './demo-wire.ts'
import { lightningWire } from './lightning-wire.ts'

/** EUMETView's layers. */
export const eumetsatWire: DemoWire = {
  paths: /\/geoserver\//,
  create(world) {
    const clouds = cloudWire.create(world)
    const lightning = lightningWire.create(world)
    return (request) => (cloudWire.paths.test(request.url.pathname) ? clouds : lightning)(request)
  },
}
