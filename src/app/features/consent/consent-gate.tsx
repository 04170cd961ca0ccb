import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { AdSettings } from '../../../page-contract/page-contract.ts'
import { isAnythingStored } from '../../browser/browser-storage.ts'
import { currentConsent, isAdvertisingAllowed, useConsent } from '../../browser/consent-store.ts'
import { optional } from '../../browser/optional.ts'
import { loadTexts } from '../../i18n/catalogues.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ConsentBanner } from './consent-banner.tsx'

/** Said by the footer's Cookie Settings button. */
const settingsEvent = 'wetterhorn:cookie-settings'

/** Asked for by few. */
const ConsentSettings = optional(() => import('./consent-settings.tsx'))

/**
 * Asks once, where there is something to ask, and opens the settings again on request. Cached pages know no visitor: the
 * question is in every document, and startup/before-hydration.ts hides it where it was answered.
 */
export function ConsentGate({ ads }: { ads: AdSettings }) {
  const { language } = useLanguage()
  const consent = useConsent()
  const [isOpen, setOpen] = useState(false)
  const platformUrl = ads.network?.consentPlatformUrl
  const isAsking = ads.mode !== 'none' && !platformUrl && consent === null

  /** With its texts, which no page has. Without a connection there is nothing to open. */
  const openSettings = () =>
    loadTexts(language, ['consent']).then(
      () => setOpen(true),
      () => undefined,
    )
  const openOnRequest = useEffectEvent(openSettings)
  useEffect(() => {
    // An operator's certified platform asks instead and shows its own settings.
    const platform = platformUrl ? import('./tcf-bridge.ts') : null
    if (platformUrl) platform?.then((bridge) => bridge.startConsentPlatform(platformUrl))
    const open = () => (platform ? platform.then((bridge) => bridge.openConsentPlatform()) : openOnRequest())
    addEventListener(settingsEvent, open)
    return () => removeEventListener(settingsEvent, open)
  }, [platformUrl])

  // Both read the storage themselves: while hydrating `consent` is not known yet.
  useEffect(() => {
    // An answer that no longer counts.
    if (consent === null && currentConsent() === null) delete document.documentElement.dataset.answered
  }, [consent])

  const isAllowed = consent?.advertising === true
  useEffect(() => {
    // Also at the next start: code that was running when consent ended may have written once more.
    // On a first visit there is nothing to forget: its code is not fetched.
    if (isAllowed || isAdvertisingAllowed() || !isAnythingStored()) return
    import('./forget-advertising.ts').then(
      ({ forgetAdvertising }) =>
        isAdvertisingAllowed() || forgetAdvertising({ andStrangers: ads.network !== null }),
      // Without a connection no advertising runs either, and the next start forgets.
      () => undefined,
    )
  }, [isAllowed, ads.network])

  return (
    <>
      {/* There before its content, so that a screen reader announces the question when it appears. */}
      <div aria-live="polite" className={isAsking ? 'consent-asking' : undefined}>
        {isAsking && <ConsentBanner onDetails={openSettings} />}
      </div>
      {isOpen && (
        <Suspense>
          <ConsentSettings ads={ads} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
