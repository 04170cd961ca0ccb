/** The colours a stylesheet gives an element, by the cascade: for drawings without a browser, and for tests. */

export type Palette = Record<string, string>
type Facts = { sky?: string; light?: string }

/** Of the most specific one that matches, 0 if none does. Ours are made of :root, [data-sky], [data-light] and :is(). */
function specificity(selectors: string, facts: Facts): number {
  const matching = selectors.split(/,(?![^(]*\))/).map((one) => {
    const selector = one.replace(/\s+/g, '')
    const parts = selector.match(/:is\([^)]*\)|\[[^\]]*\]|:root/g) ?? []
    if (parts.join('') !== selector) throw new Error(`a selector this reader does not know: ${selector}`)
    return parts.every((part) => matches(part, facts)) ? parts.length : 0
  })
  return Math.max(...matching)
}

function matches(part: string, facts: Facts): boolean {
  const [, group] = part.match(/^:is\((.*)\)$/) ?? []
  if (group) return specificity(group, facts) > 0
  if (part === ':root') return facts.sky === undefined
  const [, name, value] = part.match(/^\[data-(sky|light)(?:="([\w-]+)")?\]$/) ?? []
  const fact = facts[name as keyof Facts]
  return value === undefined ? fact !== undefined : fact === value
}

/** At the commas outside of all brackets. */
function splitArguments(list: string): string[] {
  let depth = 0
  let given = ['']
  for (const char of list) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === ',' && depth === 0) given = [...given, '']
    else given[given.length - 1] += char
  }
  return given.map((argument) => argument.trim())
}

function mix(share: number, first: string, second: string): string {
  const channels = (hex: string) =>
    (hex.match(hex.length < 7 ? /[^#]/g : /[^#]{2}/g) ?? []).map((digits) =>
      Number.parseInt(digits.repeat(2 / digits.length), 16),
    )
  const other = channels(second)
  const mixed = channels(first).map((value, index) =>
    Math.round(share * value + (1 - share) * (other[index] ?? 0)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const rule = /([^{};]+)\{([^{}]*)\}/g

export function readPalette(css: string, isDark: boolean, facts: Facts = {}): Palette {
  const declared = new Map<string, { value: string; weight: number }>()
  let rules = 0
  for (const [, selectors = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(rule)) {
    rules += 1
    const weight = specificity(selectors, facts)
    if (weight === 0) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
      if (weight >= (declared.get(name)?.weight ?? 0)) declared.set(name, { value, weight })
  }
  if (rules === 0) throw new Error('no rules were read')

  /** As it holds in one theme. Anything that is not a colour stays as it is. */
  function computed(value: string): string {
    const [, call, list = ''] = /^([\w-]+)\((.*)\)$/s.exec(value.trim()) ?? []
    const given = splitArguments(list)
    if (call === 'var') return computed(declared.get(list.slice(2))?.value ?? '')
    if (call === 'light-dark') return computed(given[isDark ? 1 : 0] ?? '')
    if (call !== 'color-mix') return value.trim()
    const [, first = '', share] = /^(.*) ([\d.]+)%$/.exec(given[1] ?? '') ?? []
    return mix(Number(share) / 100, computed(first), computed(given[2] ?? ''))
  }
  const colours = [...declared].map(([name, { value }]) => [name, computed(value)] as const)
  return Object.fromEntries(colours.filter(([, colour]) => /^#[0-9a-f]{3,8}$/.test(colour)))
}
