import type { ReactNode } from 'react'

const shownFirst = 6
/** Not worth folding. */
const fewMore = 2

/** A long list shows its first entries; the rest opens on request, also without scripts. */
export function Folded<Item>({
  items,
  caption,
  restCaption,
  moreText,
  show,
}: {
  items: readonly Item[]
  /** Of the table. */
  caption: string
  restCaption: string
  moreText: (count: number) => string
  show: (some: readonly Item[], caption: string) => ReactNode
}) {
  const rest = items.slice(shownFirst)
  if (rest.length <= fewMore) return show(items, caption)
  return (
    <>
      {show(items.slice(0, shownFirst), caption)}
      <details className="folded prints-open">
        <summary>{moreText(rest.length)}</summary>
        {show(rest, restCaption)}
      </details>
    </>
  )
}
