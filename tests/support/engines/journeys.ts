import { expect, test } from '@playwright/test'
import { soakOnly, soakUnless } from '../soak.ts'
import { untilRadarFilled } from '../until-ready.ts'
import type { Engine } from './engine.ts'
import { Visitor } from './visitor.ts'

type Form = 'phone' | 'desktop'
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const headerHeight = { phone: 56, desktop: 64 }

/** How bright a computed colour is, 0 to 255; enough to tell ink from paper. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return (red + green + blue) / 3
}

/**
 * The main ways through the site in one engine, on a phone and at a desk, with one browser for all of them. What the
 * engine lacks on this machine is said aloud. `npm test` takes one of them, on a phone.
 */
export function describeJourneys(name: string, start: () => Promise<Engine>, missing: string | null): void {
  if (missing) {
    process.stderr.write(`\n*** ${name} left out: ${missing} ***\n`)
    test.skip(`${name} left out: ${missing}`, () => undefined)
    return
  }
  test.describe(name, () => {
    // One after the other, in one worker.
    test.describe.configure({ mode: 'default' })
    let engine: Engine
    test.beforeAll(async () => {
      engine = await start()
    })
    test.afterAll(() => engine.end())
    for (const form of ['phone', 'desktop'] as const)
      test.describe(form, () => {
        test.beforeEach(() => engine.begin(sizes[form]))
        defineJourneys(() => engine, form, name)
      })
  })
}

function defineJourneys(theEngine: () => Engine, form: Form, engineName: string): void {
  const visitor = () => new Visitor(theEngine())
  const openAtOnce = (path: string) => theEngine().open(`${process.env.SITE_URL}${path}`)
  /** Until the application runs: what is pressed before is tried in Chromium, where its arrival can be held up. */
  async function open(path: string) {
    await openAtOnce(path)
    await untilRunning()
  }
  const untilRunning = () =>
    visitor().expectAnswer(() => document.documentElement.hasAttribute('data-hydrated'), true)
  const scrollTo = (y: number) => theEngine().ask((to) => window.scrollTo(0, to), y)
  const size = sizes[form]

  /** The header's picker, with the focus in its box; on a phone it is in the menu. */
  async function openPicker() {
    if (form === 'phone') await visitor().press('button', 'More')
    await visitor().press('button', 'Change location: Zürich')
    await visitor().expectAnswer(() => document.activeElement?.getAttribute('role'), 'combobox')
  }
  const shownPlace = () => document.querySelector('.picker-trigger span')?.textContent

  test('picker: a place chosen with the mouse', soakUnless(form === 'phone'), async () => {
    await open('/en/forecast')
    await scrollTo(600)
    await openPicker()
    await visitor().press('option', 'Geneva')
    await visitor().expectAnswer(shownPlace, 'Geneva')
    await visitor().expectAnswer(() => document.querySelector('h1')?.textContent, '7-day forecast for Geneva')
  })

  test.describe('and all other ways', soakOnly, () => {
    test('menu: leads to the sections', async () => {
      await open('/en/search')
      if (form === 'phone') {
        await visitor().press('button', 'More')
        const menu = await visitor().seePopover('#site-menu')
        expect(menu).toMatchObject({ left: 0, top: headerHeight.phone, right: size.width })
      }
      await visitor().press('link', 'Forecast')
      await visitor().expectAddress('/en/forecast')
      await visitor().expectAnswer(() => document.querySelectorAll(':popover-open').length, 0)
    })

    test('picker: stands under the header, before the application runs and on a scrolled page', async () => {
      await openAtOnce('/en/forecast')
      for (const scrolledTo of [0, 600]) {
        await scrollTo(scrolledTo)
        await theEngine().ask(() => document.getElementById('place-picker')?.showPopover())
        const picker = await visitor().seePopover('#place-picker')
        expect(picker.top).toBeGreaterThanOrEqual(headerHeight[form])
        expect(picker.top).toBeLessThan(headerHeight[form] + 24)
        expect(picker.left).toBeGreaterThanOrEqual(0)
        expect(picker.right).toBeLessThanOrEqual(size.width)
        await theEngine().ask(() => document.getElementById('place-picker')?.hidePopover())
      }
    })

    test('picker: a place chosen with Enter, and the focus is where it was opened', async () => {
      await open('/en/forecast')
      await openPicker()
      await theEngine().type('gen')
      await visitor().see('option', 'Geneva')
      await theEngine().pressKey('ArrowDown')
      await theEngine().pressKey('Enter')
      await visitor().expectAnswer(shownPlace, 'Geneva')
      await visitor().expectAnswer(() => document.querySelectorAll(':popover-open').length, 0)
      const opener = form === 'phone' ? 'More' : 'Change location: Geneva'
      // WebKitGTK gives the focus back to the wide header's trigger and drops it again when the new place is shown.
      if (engineName !== 'WebKit' || form === 'phone')
        await visitor().expectAnswer(() => {
          const focused = document.activeElement
          return focused?.getAttribute('aria-label') ?? focused?.textContent
        }, opener)
    })

    test('language: chosen in place, and back again', async () => {
      await open('/en/forecast')
      if (form === 'phone') {
        await visitor().press('button', 'More')
        await visitor().press('link', 'Deutsch')
      } else {
        await scrollTo(600)
        await visitor().press('button', 'Language: EN')
        const menu = await visitor().seePopover('#language-menu')
        expect(menu.top).toBe(headerHeight.desktop)
        expect(menu.right).toBeLessThanOrEqual(size.width)
        await visitor().press('link', 'DE Deutsch')
      }
      await visitor().expectAddress('/de/forecast')
      await visitor().expectAnswer(() => document.documentElement.lang, 'de')
      await theEngine().back()
      await visitor().expectAddress('/en/forecast')
      await visitor().expectAnswer(() => document.documentElement.lang, 'en')
    })

    test('theme: dark at a press, readable under the mouse, kept', async () => {
      await open('/en/settings')
      await visitor().press('button', 'Decline')
      await visitor().press('radio', 'Dark')
      await visitor().expectAnswer(() => document.documentElement.dataset.theme, 'dark')
      const chosen = await theEngine().ask(() => {
        const label = [...document.querySelectorAll('main label')].find((one) => one.matches(':hover'))
        const { color, backgroundColor } = getComputedStyle(label as Element)
        return { color, backgroundColor }
      })
      expect(brightness(chosen.backgroundColor) - brightness(chosen.color)).toBeGreaterThan(150)
      await theEngine().reload()
      await visitor().expectAnswer(() => document.documentElement.dataset.theme, 'dark')
    })

    test('consent: declined once, not asked again', async () => {
      await open('/en/alerts')
      await visitor().press('button', 'Decline')
      await visitor().expectAnswer(
        () => document.querySelector('.consent-banner')?.checkVisibility() ?? false,
        false,
      )
      await theEngine().reload()
      await untilRunning()
      await visitor().expectAnswer(
        () => document.querySelector('.consent-banner')?.checkVisibility() ?? false,
        false,
      )
    })

    test('radar: plays by itself, stops and plays again', async () => {
      test.slow()
      await untilRadarFilled(process.env.SITE_URL ?? '')
      await open('/en/radar')
      await visitor().press('button', 'Decline')
      // It begins as soon as the map is there: pressing Play at that moment would pause it.
      await visitor().press('button', 'Pause')
      await visitor().see('button', 'Play')
      const shownTime = () => document.querySelector('.map-time b')?.textContent
      const before = await theEngine().ask(shownTime)
      await visitor().press('button', 'Play')
      await visitor().see('button', 'Pause')
      await expect.poll(() => theEngine().ask(shownTime)).not.toBe(before)
      await visitor().press('button', 'Pause')
      await visitor().see('button', 'Play')
    })

    test('forecast: a day of the table, by its link and by the end of its row', async () => {
      await open('/en/forecast?view=table')
      await visitor().press('button', 'Decline')
      const chosenRow = () => document.querySelector('.day-table .is-chosen th')?.textContent ?? null
      await visitor().press('rowheader', 'Tuesday')
      await visitor().expectAddress('/en/forecast?day=2026-11-17&view=table')
      await visitor().see('heading', 'Tuesday')
      const { left, right, top, bottom } = await visitor().see('row', 'Thursday', { isScrolledTo: true })
      await theEngine().pressAt(right - 20, (top + bottom) / 2)
      expect(right - left).toBeGreaterThan(size.width * 0.8)
      await visitor().expectAddress('/en/forecast?day=2026-11-19&view=table')
      await visitor().expectAnswer(chosenRow, 'Thursday19 Nov')
    })

    test('share: copies the address and stays on the page', async () => {
      await open('/en/forecast')
      await visitor().press('button', 'Share')
      await visitor().expectAnswer(() => document.querySelector('.toast strong')?.textContent, 'Link copied')
      await visitor().expectAddress('/en/forecast')
    })

    test('back: to the page before, where one was reading', async () => {
      await open('/en/forecast')
      await visitor().press('button', 'Decline')
      await scrollTo(700)
      await visitor().press('link', 'Alerts')
      await visitor().expectAddress('/en/alerts')
      await visitor().expectAnswer(() => Math.round(scrollY), 0)
      await theEngine().back()
      await visitor().expectAddress('/en/forecast')
      await visitor().expectAnswer(() => Math.round(scrollY), 700)
    })

    test('my places: saved by keyboard, shown, and whether this browser can notify', async () => {
      await open('/en/location/zurich')
      await visitor().press('button', 'Decline')
      await visitor().see('button', 'Save Zürich to My places')
      await theEngine().ask(() => document.querySelector<HTMLElement>('main [aria-pressed]')?.focus())
      await theEngine().pressKey('Enter')
      await visitor().expectAnswer(
        () => document.querySelector('main [aria-pressed]')?.getAttribute('aria-pressed'),
        'true',
      )
      await visitor().expectAnswer(() => document.activeElement?.getAttribute('aria-pressed'), 'true')
      await open('/en/places')
      await visitor().expectAnswer(() => document.querySelector('.place-row h2 a')?.textContent, 'Zürich')
      await visitor().expectAnswer(
        () => /\d°/.test(document.querySelector('.place-row .place-now')?.textContent ?? ''),
        true,
      )
      await visitor().press('button', 'Notify me')
      await visitor().see('heading', 'Notifications: Zürich')
      const canReceive = await theEngine().ask(() => 'serviceWorker' in navigator && 'PushManager' in window)
      const sentence = canReceive ? /asks you for permission|blocks messages/ : /cannot receive messages/
      expect(await theEngine().ask(() => document.querySelector('dialog[open]')?.textContent)).toMatch(
        sentence,
      )
      await theEngine().pressKey('Escape')
      await visitor().expectAnswer(() => document.querySelector('dialog[open]') === null, true)
      await visitor().expectAnswer(() => document.activeElement?.matches('.notify-button'), true)
    })

    test('settings: units hold at once and on the next page', async () => {
      await open('/en/settings')
      await visitor().press('button', 'Decline')
      await visitor().press('radio', '°F')
      await visitor().press('radio', 'Bft')
      await visitor().expectAnswer(() => document.cookie.includes('settings=1.system.F.bft'), true)
      await open('/en/forecast')
      await visitor().expectAnswer(() => document.querySelector('main')?.textContent?.includes('°F'), true)
    })

    test('saved place: chosen in the heading, there at the next visit', async () => {
      await open('/en')
      await visitor().press('button', 'Change location: Zürich')
      await visitor().expectAnswer(() => document.activeElement?.getAttribute('role'), 'combobox')
      await theEngine().type('luga')
      await visitor().press('option', 'Lugano')
      await visitor().expectAnswer(shownPlace, 'Lugano')
      await open('/en/forecast')
      await visitor().see('heading', '7-day forecast for Lugano')
    })
  })
}
