import type { ReactNode } from 'react'

const shownFirst = 6
/** Not worth folding. */
const fewMore = 2

/** A long list shows its first entries; the rest opens on request, also without scripts. */
export function Folded<Item>({
  items,
  moreText,
  show,
}: {
  items: readonly Item[]
  moreText: (count: number) => string
  show: (some: readonly Item[], from: number) => ReactNode
}) {
  const rest = items.slice(shownFirst)
  if (rest.length <= fewMore) return show(items, 0)
  return (
    <>
      {show(items.slice(0, shownFirst), 0)}
      <details className="folded prints-open">
        <summary>{moreText(rest.length)}</summary>
        {show(rest, shownFirst)}
      </details>
    </>
  )
}
