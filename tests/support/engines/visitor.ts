import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

type Role = 'button' | 'heading' | 'link' | 'menuitemradio' | 'option' | 'radio' | 'row' | 'rowheader'

/** How this site writes them; a radio button is seen and pressed by its label. */
const selectors: Record<Role, string> = {
  button: 'button',
  heading: 'h1, h2',
  link: 'a[href]:not([role])',
  menuitemradio: '[role="menuitemradio"]',
  option: '[role="option"]',
  radio: 'label:has(input[type="radio"])',
  row: 'tbody tr',
  rowheader: 'tbody th',
}

export type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Where on the screen one can press what has this role and name: scrolled to, fully opaque, with nothing over it.
 * Otherwise a sentence why not.
 */
function findPressable(selector: string, name: string, isScrolledTo: boolean): Box | string {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const named = [...document.querySelectorAll(selector)].filter((element) => nameOf(element).startsWith(name))
  const found = named.find((element) => element.checkVisibility({ visibilityProperty: true }))
  if (!found) return named.length > 0 ? 'is there, but not shown' : 'is not there'
  const { left, top, right, bottom } = found.getBoundingClientRect()
  for (let one: Element | null = found; one; one = one.parentElement) {
    const { opacity } = getComputedStyle(one)
    if (Number(opacity) < 0.99) return `has an opacity of ${opacity}`
  }
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const hit = document.elementFromPoint(x, y)
  const isHit = hit && (hit === found || found.contains(hit))
  // For the next look at it.
  if (!isHit && isScrolledTo) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (!hit) return `stands outside the screen, at ${x}, ${y}`
  if (!isHit) return `is covered by ${hit.outerHTML.slice(0, hit.outerHTML.indexOf('>') + 1)}`
  return { left, top, right, bottom }
}

/** What a visitor sees and does, by role and name, in any engine. */
export class Visitor {
  readonly #engine: Engine
  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** Waits until it can be pressed, and returns where it is. A name may be given by its beginning. */
  async see(role: Role, name = '', { isScrolledTo = false } = {}): Promise<Box> {
    const found: Box[] = []
    await expect(async () => {
      const box = await this.#engine.ask(findPressable, selectors[role], name, isScrolledTo)
      if (typeof box === 'string') throw new Error(`${role} “${name}” ${box}`)
      found.push(box)
    }).toPass({ intervals: [50] })
    return found[0] as Box
  }

  async press(role: Role, name: string): Promise<void> {
    const { left, top, right, bottom } = await this.see(role, name, { isScrolledTo: true })
    await this.#engine.pressAt((left + right) / 2, (top + bottom) / 2)
  }

  /** Waits until the popover is open and opaque, and returns where it is. */
  async seePopover(selector: string): Promise<Box> {
    await expect
      .poll(
        () =>
          this.#engine.ask((wanted) => {
            const popover = document.querySelector(`${wanted}:popover-open`)
            return popover ? Number(getComputedStyle(popover).opacity) : null
          }, selector),
        { intervals: [50] },
      )
      .toBe(1)
    return this.#engine.ask((wanted) => {
      const box = (document.querySelector(wanted) as Element).getBoundingClientRect()
      return { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
    }, selector)
  }

  /** Until the page answers the question like this. */
  async expectAnswer<Result>(question: () => Result, expected: NoInfer<Result>): Promise<void> {
    await expect.poll(() => this.#engine.ask(question), { intervals: [50] }).toEqual(expected)
  }

  async expectAddress(path: string): Promise<void> {
    await this.expectAnswer(() => location.pathname + location.search, path)
  }
}
