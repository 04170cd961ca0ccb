/** The colours a stylesheet gives an element, by the order of its rules: for drawings without a browser, and for tests. */

export type Palette = Record<string, string>
type Facts = { sky?: string; light?: string }

/** Our palettes select by :root, [data-sky] and [data-light] alone, combined with :is() and :not(). */
function matches(selector: string, facts: Facts): boolean {
  const parts = selector.match(/:(?:is|not)\([^)]*\)|\[[^\]]*\]|:root/g) ?? []
  if (parts.join('') !== selector) throw new Error(`a selector this reader does not know: ${selector}`)
  return parts.every((part) => {
    const group = part.match(/^:(is|not)\((.*)\)$/)
    if (group) return matchesAny(group[2] ?? '', facts) === (group[1] === 'is')
    if (part === ':root') return facts.sky === undefined
    const [, name, value] = part.match(/^\[data-(sky|light)(?:="([\w-]+)")?\]$/) ?? []
    const fact = facts[name as keyof Facts]
    return value === undefined ? fact !== undefined : fact === value
  })
}

function matchesAny(selectors: string, facts: Facts): boolean {
  return selectors.split(/,(?![^(]*\))/).some((selector) => matches(selector.replace(/\s+/g, ''), facts))
}

/** The declarations of a rule as they hold in one theme: light-dark() gives one of its two colours. */
function declared(body: string, isDark: boolean): Palette {
  const chosen = body.replace(/light-dark\(([^,()]+), ([^()]+|var\([^()]+\))\)/g, isDark ? '$2' : '$1')
  return Object.fromEntries(
    [...chosen.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const rule = /([^{};]+)\{([^{}]*)\}/g

export function readPalette(css: string, isDark: boolean, facts: Facts = {}): Palette {
  const palette: Palette = {}
  let rules = 0
  for (const [, selectors = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(rule)) {
    rules += 1
    if (matchesAny(selectors, facts)) Object.assign(palette, declared(body, isDark))
  }
  if (rules === 0) throw new Error('no rules were read')
  const resolved = Object.entries(palette).map(([name, value]) => {
    const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
    return [name, named === undefined ? value : palette[named]]
  })
  return Object.fromEntries(resolved.filter(([, value]) => /^#[0-9a-f]{3,8}$/.test(value ?? '')))
}
