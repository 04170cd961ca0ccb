import type { AdPlacement } from '../../page-contract/page-contract.ts'

/** CSS pixels. Without a width the slot is as wide as its column. */
export const adSizes: Record<AdPlacement, { width?: number; height: number }> = {
  footer: { height: 90 },
  'sidebar-left': { height: 120 },
  'sidebar-right': { height: 120 },
  banner: { height: 120 },
  home: { width: 320, height: 250 },
  rail: { width: 160, height: 600 },
  popup: { width: 300, height: 250 },
}
