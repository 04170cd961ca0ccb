import { useEffect, useEffectEvent, useRef } from 'react'
import type { AdNetwork } from '../../../services/request-context.ts'
import { requestAd } from './ad-script.ts'

/** Far enough ahead to be there when scrolled to, near enough not to load what nobody sees. */
const loadAheadPx = 400

/**
 * The network's unit, over our own panel. The panel shows through until the network says `data-ad-status="filled"`,
 * and stays when it says "unfilled", is blocked, or never answers.
 */
export default function AdUnit({
  network,
  slotId,
  format,
}: {
  network: AdNetwork
  slotId: string
  format: string
}) {
  const unit = useRef<HTMLModElement>(null)
  const request = useEffectEvent(() =>
    requestAd(network).catch((error: unknown) => {
      console.error(`Advertisement ${slotId} failed:`, error instanceof Error ? error.message : error)
    }),
  )
  useEffect(() => {
    if (!unit.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        request()
      },
      { rootMargin: `${loadAheadPx}px` },
    )
    observer.observe(unit.current)
    return () => observer.disconnect()
  }, [])
  return (
    <ins
      ref={unit}
      className="adsbygoogle ad-unit"
      data-ad-client={network.publisherId}
      data-ad-slot={slotId}
      data-ad-format={format}
      data-full-width-responsive="false"
    />
  )
}
