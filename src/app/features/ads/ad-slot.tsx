import './ad-slot.css'
import { Suspense, useContext } from 'react'
import type { AdPlacement } from '../../../page-contract/page-contract.ts'
import { optional } from '../../browser/optional.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useAdvertisingAllowed } from '../consent/consent-store.ts'
import { adSizes } from './ad-sizes.ts'
import { AdsContext } from './ads-context.ts'
import { HouseAd } from './house-ad.tsx'
import { useIsDue, useSlotState } from './use-slot-state.ts'

const AdUnit = optional(() => import('./ad-unit.tsx'))

type AdSlotProps = {
  placement: AdPlacement
  width?: number
  height?: number
  /** Of the box behind the advertisement; any CSS colour. */
  color?: string
  /** The network's unit; by default the one configured for the placement. */
  adSlotId?: string
  format?: string
  /** Of the main content, in CSS pixels: shorter pages carry no advertisement. */
  minContentHeight?: number
}

/** On home the network's advertisement waits; the box and our own panel do not. */
const homeDelayMs = 20_000

/**
 * A labelled box whose space is there from the first paint, so that an advertisement, early, late or never, moves
 * nothing. It must not be inside or next to a severe or extreme warning: pages leave it out there.
 */
export function AdSlot({
  placement,
  width = adSizes[placement].width,
  height = adSizes[placement].height,
  color,
  adSlotId,
  format = 'auto',
  minContentHeight = 500,
}: AdSlotProps) {
  const { t } = useLanguage()
  const { mode, network } = useContext(AdsContext)
  const state = useSlotState(minContentHeight)
  const isDue = useIsDue(state, placement === 'home' ? homeDelayMs : 0)
  const isAllowed = useAdvertisingAllowed()
  if (mode === 'none') return null
  const slotId = adSlotId ?? network?.slotIds[placement]
  return (
    <figure
      className={`ad ad-${placement} screen-only`}
      data-state={state}
      hidden={state === 'too-short'}
      style={{ '--ad-width': width && `${width}px`, '--ad-height': `${height}px`, backgroundColor: color }}
    >
      <figcaption className="ad-label">{t('common.advertisement')}</figcaption>
      <div className="ad-body">
        <HouseAd />
        {isDue && network && slotId && isAllowed && (
          <Suspense>
            <AdUnit network={network} slotId={slotId} format={format} />
          </Suspense>
        )}
      </div>
    </figure>
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
