import { useEffect } from 'react'
import type { AdNetwork } from '../../page-contract/page-contract.ts'
import { useAdvertisingAllowed } from '../browser/consent-store.ts'
import { reloadPage } from '../browser/own-reload.ts'

/** With an ad network configured: its consent signals, and the end of its code when consent ends. */
export default function NetworkGate({ network }: { network: AdNetwork }) {
  const isAllowed = useAdvertisingAllowed()
  useEffect(() => {
    import('./consent-signals.ts').then(({ signalConsent }) => signalConsent(isAllowed))
    const script = document.querySelector(`script[src^="${CSS.escape(network.scriptUrl)}"]`)
    // Running code cannot be taken back; only a fresh page is without it.
    if (!isAllowed && script) reloadPage()
  }, [isAllowed, network.scriptUrl])
  return null
}
