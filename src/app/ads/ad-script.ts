import type { AdNetwork } from '../../page-contract/page-contract.ts'
import { signalConsent } from './consent-signals.ts'

declare global {
  interface Window {
    /** The network's queue: each entry fills the next empty unit on the page. */
    adsbygoogle?: object[]
  }
}

let loading: Promise<void> | null = null

/** Fetches the network's script once. Called only where consent was given. */
function loadScript({ scriptUrl, publisherId }: AdNetwork): Promise<void> {
  signalConsent(true)
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = 'anonymous'
    script.src = `${scriptUrl}?client=${encodeURIComponent(publisherId)}`
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${new URL(scriptUrl).host} could not be loaded`))
    document.head.append(script)
  })
  return loading
}

/** Asks the network to fill the next empty unit. */
export async function requestAd(network: AdNetwork): Promise<void> {
  await loadScript(network)
  window.adsbygoogle ??= []
  window.adsbygoogle.push({})
}
