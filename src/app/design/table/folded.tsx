import type { ReactNode } from 'react'

/** Not worth folding. */
const fewMore = 2

/** A long list shows its first entries; the rest opens on request, also without scripts. */
export function Folded<Item>({
  items,
  first = 6,
  caption,
  restCaption,
  moreText,
  show,
}: {
  items: readonly Item[]
  /** How many are shown. */
  first?: number
  /** Of the table. */
  caption: string
  restCaption: string
  moreText: (count: number) => string
  show: (some: readonly Item[], caption: string) => ReactNode
}) {
  const rest = items.slice(first)
  if (rest.length <= fewMore) return show(items, caption)
  return (
    <>
      {show(items.slice(0, first), caption)}
      <details className="folded prints-open">
        <summary>{moreText(rest.length)}</summary>
        {show(rest, restCaption)}
      </details>
    </>
  )
}
