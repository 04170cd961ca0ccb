import './ad-unit.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AdNetwork } from '../../page-contract/page-contract.ts'
import { requestAd } from './ad-script.ts'

/** Far enough ahead to be there when scrolled to, near enough not to load what is never seen. */
const loadAheadPx = 400

type AdUnitProps = { network: AdNetwork; slotId: string }

/**
 * The network's unit, over our own panel. The panel shows through until the network says `data-ad-status="filled"`,
 * and stays when it says "unfilled", is blocked, or never answers. A unit is in the document only once it is
 * requested: the network fills the first empty one it finds.
 */
export default function AdUnit(props: AdUnitProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${loadAheadPx}px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="ad-unit">
      {isNear && <RequestedUnit {...props} />}
    </div>
  )
}

function RequestedUnit({ network, slotId }: AdUnitProps) {
  const request = useEffectEvent(() =>
    requestAd(network).catch((error: unknown) => {
      console.error(`Advertisement ${slotId} failed:`, error instanceof Error ? error.message : error)
    }),
  )
  useEffect(() => {
    request()
  }, [])
  return (
    <ins
      className="adsbygoogle"
      data-ad-client={network.publisherId}
      data-ad-slot={slotId}
      data-ad-format="auto"
      data-full-width-responsive="false"
    />
  )
}
