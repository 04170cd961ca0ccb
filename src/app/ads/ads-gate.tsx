import { Suspense } from 'react'
import type { AdSettings } from '../../page-contract/page-contract.ts'
import { useAdvertisingAllowed } from '../browser/consent-store.ts'
import { optional } from '../browser/optional.ts'

const PopupAd = optional(() => import('./popup-ad.tsx'))
const NetworkGate = optional(() => import('./network-gate.tsx'))

/** Fetches the popup's code only where it may ever show: it remembers visits, so it needs consent. */
export function AdsGate({ ads }: { ads: AdSettings }) {
  const isAllowed = useAdvertisingAllowed()
  return (
    <Suspense>
      {isAllowed && ads.popup !== 'off' && <PopupAd kind={ads.popup} />}
      {ads.network && <NetworkGate network={ads.network} />}
    </Suspense>
  )
}
