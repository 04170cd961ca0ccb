import { startAdNetwork } from './ad-network.ts'
import { startServer } from './server-process.ts'
import { untilReady } from './until-ready.ts'

/**
 * One server for all browser tests, that of `npm test` or one of its own, and one whose operator has an address and an ad network.
 * Where they are travels in the environment.
 */
export default async function startSite() {
  const network = await startAdNetwork()
  const adSite = await startServer({
    LOG_LEVEL: 'warn',
    CONTACT_MAIL: 'hallo@wetterhorn.example',
    ADS_PUBLISHER_ID: 'ca-pub-1',
    ADS_SCRIPT_URL: network.scriptUrl,
    ADS_SLOTS: 'footer=1,banner=slow,home=slow,sidebar-left=nothing,sidebar-right=5,popup=6',
    ADS_POPUP: 'persistent',
  })
  process.env.AD_SITE_URL = adSite.url
  process.env.AD_NETWORK_ORIGIN = network.origin
  const ownSite = process.env.SITE_URL ? null : await startServer({ LOG_LEVEL: 'warn' }, { hasRadar: true })
  if (ownSite) process.env.SITE_URL = ownSite.url
  await untilReady(process.env.SITE_URL as string)
  return () => Promise.all([ownSite?.stop(), adSite.stop(), network.stop()])
}
