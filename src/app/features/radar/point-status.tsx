import { useState } from 'react'
import type { PointView } from './radar-page-view.ts'

/** What screen readers are told of a point when it is chosen: its card follows the frames, four a second, in silence. */
export function PointStatus({ point, shownAt }: { point: PointView; shownAt: number }) {
  const [said] = useState(() => {
    const shown = point.steps.find(({ at }) => at === shownAt)
    return [point.name, shown?.text, point.sentence].filter(Boolean).join('. ')
  })
  return said
}
