import { expect } from 'vitest'

/** What is read of a page, of its body alone and without what an authority says. */
export async function textOf(url: string, path: string, settings: string): Promise<string> {
  const html = await (await fetch(url + path, { headers: { cookie: `settings=${settings}` } })).text()
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return main
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
}

const written = {
  C: /°C|° *C\b/,
  F: /°F|° *F\b/,
  kmh: /\bkm\/h/,
  ms: /\bm\/s/,
  kt: /\bkt\b/,
  bft: /\bBft\b/,
  mm: /\bmm\b|\bcm\b|Millimetres/,
  in: /\d\u00a0in\b|\bin\/h|\bin per (hour|day)|Inches|Amount\s+in\b/,
}
const all = {
  temperature: ['C', 'F'],
  wind: ['kmh', 'ms', 'kt', 'bft'],
  precipitation: ['mm', 'in'],
} as const
export type UnitKind = keyof typeof all

/** A page that shows such figures, whatever the weather, writes them in the chosen units and in no others. */
export async function expectChosenUnits(url: string, path: string, kinds: UnitKind[]): Promise<void> {
  for (const chosen of [
    ['C', 'kmh', 'mm'],
    ['F', 'ms', 'in'],
    ['F', 'kt', 'mm'],
    ['C', 'bft', 'in'],
  ] as const) {
    const text = await textOf(url, path, `1.system.${chosen.join('.')}.system`)
    for (const kind of kinds)
      for (const unit of all[kind]) {
        const isChosen = chosen.some((one) => one === unit)
        expect(written[unit].test(text), `${unit} on ${path} in ${chosen}`).toBe(isChosen)
      }
  }
}
