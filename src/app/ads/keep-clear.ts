/** The part of the window's lower right corner that the popup takes, with its margin, CSS pixels; a small card on phones. */
const isPhone = () => matchMedia('(width < 37.5em)').matches
const cornerOf = () => (isPhone() ? { width: 266, height: 132 } : { width: 340, height: 330 })

/** The popup never covers what visitors come for or what they press. */
const onAnyScreen = '.hero-figure, .rain-sentence, .warning-bar, .warning-card'
const onPhones = `${onAnyScreen}, :is(main, header, footer) :is(button, input, select, summary, .button, .arrow-link, nav a)`

/** Whether the popup's corner is free of them as the page is now. */
export function isCornerFree(): boolean {
  const { width, height } = cornerOf()
  const floor = floorOf()
  const [left, top] = [innerWidth - width, floor - height]
  return [...document.querySelectorAll(isPhone() ? onPhones : onAnyScreen)].every((element) => {
    if (element.closest('.popup-ad')) return true
    const box = boxOf(element)
    const isEmpty = box.width === 0 || box.height === 0
    return isEmpty || box.right <= left || box.bottom <= top || box.top >= floor
  })
}

/** The bar at the foot of small screens lies below the popup. */
function floorOf(): number {
  const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect()
  return bar && bar.height > 0 && bar.bottom >= innerHeight ? bar.top : innerHeight
}

/** Of the text itself, not of its line. */
function boxOf(element: Element): DOMRect {
  if (!element.matches('.hero-figure, .rain-sentence')) return element.getBoundingClientRect()
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect()
}

/** Calls back when the content under the corner may have changed, at most once a frame; returns a function that stops it. */
export function onPageMoved(moved: () => void): () => void {
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(moved)
  }
  addEventListener('scroll', soon, { passive: true })
  addEventListener('resize', soon)
  const content = new MutationObserver(soon)
  content.observe(document.body, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', soon)
    removeEventListener('resize', soon)
    content.disconnect()
  }
}
