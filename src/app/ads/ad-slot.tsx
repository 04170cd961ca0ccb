import './ad-slot.css'
import { Suspense, useContext } from 'react'
import type { AdPlacement } from '../../page-contract/page-contract.ts'
import { useAdvertisingAllowed } from '../browser/consent-store.ts'
import { LocalLink } from '../browser/local-link.tsx'
import { optional } from '../browser/optional.ts'
import { buttonClass } from '../design/button.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { adSizes } from './ad-sizes.ts'
import { AdsContext } from './ads-context.ts'
import { useIsDue, useSlotState } from './use-slot-state.ts'

const AdUnit = optional(() => import('./ad-unit.tsx'))

type AdSlotProps = {
  placement: AdPlacement
  /** Of the main content, in CSS pixels: shorter pages carry no advertisement. */
  minContentHeight?: number
}

/** On home the network's advertisement waits; the box and our own panel do not. */
const homeDelayMs = 20_000

/**
 * A labelled box whose space is there from the first paint, so that an advertisement, early, late or never, moves
 * nothing. It must not be inside or next to a severe or extreme warning: pages leave it out there.
 */
export function AdSlot({ placement, minContentHeight = 500 }: AdSlotProps) {
  const { t } = useLanguage()
  const { mode, network } = useContext(AdsContext)
  const state = useSlotState(minContentHeight)
  const isDue = useIsDue(state, placement === 'home' ? homeDelayMs : 0)
  const isAllowed = useAdvertisingAllowed()
  if (mode === 'none') return null
  const slotId = network?.slotIds[placement]
  const { width, height } = adSizes[placement]
  return (
    <figure
      className={`ad ad-${placement} screen-only`}
      data-state={state}
      hidden={state === 'too-short'}
      style={{ '--ad-width': width && `${width}px`, '--ad-height': `${height}px` }}
    >
      <figcaption className="ad-label">{t('common.advertisement')}</figcaption>
      <div className="ad-body">
        <HouseAd />
        {isDue && network && slotId && isAllowed && (
          <Suspense>
            <AdUnit network={network} slotId={slotId} />
          </Suspense>
        )}
      </div>
    </figure>
  )
}

/** Our own panel: what a slot shows without an ad account, without consent, or when the network stays silent. */
function HouseAd() {
  const { t, format } = useLanguage()
  return (
    <div className="house-ad">
      <span className="house-ad-title">{t('common.weatherAd')}</span>
      <strong>{t('common.yourAdHere')}</strong>
      <LocalLink to="/ads" className={buttonClass({ variant: 'outline', size: 'small' })}>
        {t('common.learnMore')}
        <span className="visually-hidden">
          {format.colon} {t('shell.ads')}
        </span>
      </LocalLink>
    </div>
  )
}

/** Between two sections. */
export function BannerAd() {
  return (
    <div className="wrap">
      <AdSlot placement="banner" />
    </div>
  )
}

/** The column next to wide pages; it starts at its position in the content. */
export function AdRail() {
  return (
    <div className="wrap ad-rail-anchor">
      <AdSlot placement="rail" />
    </div>
  )
}

/** The last thing on a page. */
export function FooterAd() {
  return (
    <div className="wrap">
      <AdSlot placement="footer" />
    </div>
  )
}
