/**
 * Runs in the browser: texts that stand outside the screen, or outside a box that cuts them. What scrolls can be scrolled
 * to, and what ends in an ellipsis is in full elsewhere on its page. Names on a map may lie beyond its edge: it can
 * be moved.
 */
export function textsOutOfSight(): string[] {
  const width = document.documentElement.clientWidth
  type Box = { box: Element; overflow: string; isHidingText: boolean; outer: Box | null }
  // Asked once for each box: most texts of a page are in the same ones.
  const known = new Map<Element, Box>()
  const boxOf = (box: Element | null): Box | null => {
    if (!box || box === document.body) return null
    const found = known.get(box)
    if (found) return found
    const { clipPath, textOverflow, overflowX: overflow } = getComputedStyle(box)
    const isHidingText = clipPath === 'inset(50%)' || textOverflow === 'ellipsis'
    const made = { box, overflow, isHidingText, outer: boxOf(box.parentElement) }
    known.set(box, made)
    return made
  }
  const innermost = (element: Element, isWanted: (box: Box) => boolean): Box | null => {
    let one = boxOf(element)
    while (one && !isWanted(one)) one = one.outer
    return one
  }
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
      continue
    if (element.closest('svg, .visually-hidden, .skip-link, .ad')) continue
    if (innermost(element, ({ isHidingText }) => isHidingText)) continue
    const cutting = innermost(element, ({ overflow }) => overflow !== 'visible')
    if (cutting && ['auto', 'scroll'].includes(cutting.overflow)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, right } of range.getClientRects()) {
      const edges = cutting?.box.getBoundingClientRect() ?? { left: 0, right: width }
      // A pixel of rounding, and the side bearings of large figures.
      if (right > edges.right + 2 || left < edges.left - 2) found.add(text.textContent.trim())
    }
  }
  return [...found]
}
