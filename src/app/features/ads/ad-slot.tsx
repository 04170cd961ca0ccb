/** Where an advertisement stands; each reserves its exact height before anything loads. */
export type AdPlacement = 'footer' | 'sidebar-left' | 'sidebar-right' | 'banner'

const heightPx: Record<AdPlacement, number> = {
  footer: 90,
  'sidebar-left': 120,
  'sidebar-right': 120,
  banner: 120,
}

export function AdSlot({ placement }: { placement: AdPlacement }) {
  return <aside className={`ad ad-${placement}`} style={{ height: heightPx[placement] }} />
}
