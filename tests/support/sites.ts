import { startAdNetwork } from './ad-network.ts'
import { startServer } from './server-process.ts'

/** A server with the radar, and one whose operator has an address and an ad network. */
export async function startSites() {
  const network = await startAdNetwork()
  const [site, adSite] = await Promise.all([
    startServer({ LOG_LEVEL: 'warn' }, { hasRadar: true }),
    startServer({
      LOG_LEVEL: 'warn',
      CONTACT_MAIL: 'hallo@wetterhorn.example',
      ADS_PUBLISHER_ID: 'ca-pub-1',
      ADS_SCRIPT_URL: network.scriptUrl,
      ADS_SLOTS: 'footer=1,banner=slow,home=slow,sidebar-left=nothing,sidebar-right=5,popup=6',
      ADS_POPUP: 'persistent',
    }),
  ])
  return {
    env: {
      SITE_URL: site.url,
      SITE_PID: String(site.child.pid),
      AD_SITE_URL: adSite.url,
      AD_NETWORK_ORIGIN: network.origin,
    },
    stop: () => Promise.all([site.stop(), adSite.stop(), network.stop()]),
  }
}
