/**
 * Runs in the browser: texts that stand outside the screen, or outside a box that cuts them. What scrolls can be scrolled
 * to, and what ends in an ellipsis is in full elsewhere on its page. Names on a map may lie beyond its edge: it can
 * be moved.
 */
export function textsOutOfSight(): string[] {
  const width = document.documentElement.clientWidth
  const boxesAround = function* (element: Element) {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) yield one
  }
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
      continue
    if (element.closest('svg, .visually-hidden, .skip-link, .ad, .map-town')) continue
    const styles = [...boxesAround(element)].map((box) => ({ box, style: getComputedStyle(box) }))
    if (styles.some(({ style }) => style.clipPath === 'inset(50%)' || style.textOverflow === 'ellipsis'))
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, right } of range.getClientRects()) {
      const cutting = styles.find(({ style }) => style.overflowX !== 'visible')
      if (cutting && ['auto', 'scroll'].includes(cutting.style.overflowX)) continue
      const edges = cutting?.box.getBoundingClientRect() ?? { left: 0, right: width }
      // A pixel of rounding, and the side bearings of large figures.
      if (right > edges.right + 2 || left < edges.left - 2) found.add(text.textContent.trim())
    }
  }
  return [...found]
}
