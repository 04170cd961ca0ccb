import { startAdNetwork } from './ad-network.ts'
import { startServer } from './server-process.ts'
import { test as base } from './site.ts'

type AdSite = { url: string; networkOrigin: string }

/** A second site with an ad network and the persistent kind of popup, one per worker, because starting it is slow. */
export const test = base.extend<object, { adSite: AdSite }>({
  adSite: [
    async ({ browserName: _ }, use) => {
      const network = await startAdNetwork()
      const site = await startServer({
        LOG_LEVEL: 'warn',
        ADS_PUBLISHER_ID: 'ca-pub-1',
        ADS_SCRIPT_URL: network.scriptUrl,
        ADS_SLOTS: 'footer=1,banner=slow,home=slow,sidebar-left=nothing,sidebar-right=5,popup=6',
        ADS_POPUP: 'persistent',
      })
      await use({ url: site.url, networkOrigin: network.origin })
      await site.stop()
      await network.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
