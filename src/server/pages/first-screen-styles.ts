export type FirstScreenStyles = {
  /** For every document. */
  firstScreen: string
  /** For documents under a sky, besides. */
  underSky: string
}

type Sky = { sky: string; light: string }

/**
 * Puts the first screen's styles into the head (docs/decisions/0009-few-files.md): of those under a sky, only what can
 * hold under the document's own. React skips what it does not know there, and never takes it away.
 */
export function createStyler(given: FirstScreenStyles): (html: string) => string {
  const firstScreen = withoutComments(given.firstScreen)
  const underSky = withoutComments(given.underSky)
  const bySky = new Map<string, string>()

  function stylesUnder({ sky, light }: Sky): string {
    const key = `${sky} ${light}`
    let styles = bySky.get(key)
    if (styles === undefined) {
      styles = rulesUnder({ sky, light }, underSky)
      bySky.set(key, styles)
    }
    return styles
  }

  return function withStyles(html) {
    const [, sky, light] = /data-sky="([\w-]+)" data-light="(\w+)"/.exec(html) ?? []
    const styles = firstScreen + (sky && light ? stylesUnder({ sky, light }) : '')
    return html.replace('</head>', () => `<style>${styles}</style></head>`)
  }
}

const withoutComments = (styles: string) => styles.replace(/\/\*.*?\*\//gs, '')

/** Of styles as the build makes them, those that can hold under one sky. */
export function rulesUnder(own: Sky, styles: string): string {
  let kept = ''
  for (const { text, prelude, body } of blocks(styles)) {
    if (/^@(layer|media)\b/.test(prelude)) {
      const inside = rulesUnder(own, body)
      if (inside !== '') kept += `${prelude}{${inside}}`
    } else if (body === '' || prelude.startsWith('@') || selectorsOf(prelude).some((one) => fits(one, own))) {
      kept += text
    }
  }
  return kept
}

/** A rule each, or a statement without a body. */
function* blocks(css: string): Generator<{ text: string; prelude: string; body: string }> {
  let start = 0
  let open = 0
  let depth = 0
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth > 0) continue
      const prelude = css.slice(start, open)
      yield { text: css.slice(start, at + 1), prelude: prelude.trim(), body: css.slice(open + 1, at) }
      start = at + 1
    } else if (sign === ';' && depth === 0) {
      const text = css.slice(start, at + 1)
      yield { text, prelude: text, body: '' }
      start = at + 1
    }
  }
}

/** Of a list, split at the commas outside parentheses. */
function selectorsOf(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ',' && depth === 0) selectors.push('')
    else selectors.push((selectors.pop() ?? '') + sign)
  }
  return selectors
}

/** Unless it names only other skies, or only other lights, outside :not(). */
function fits(selector: string, { sky, light }: Sky): boolean {
  const positive = selector.replace(/:not\([^)]*\)/g, '')
  const names = (attribute: string) =>
    [...positive.matchAll(/\[data-(sky|light)="?([\w-]+)/g)].flatMap(([, name, value]) =>
      name === attribute ? [value] : [],
    )
  const [skies, lights] = [names('sky'), names('light')]
  return (skies.length === 0 || skies.includes(sky)) && (lights.length === 0 || lights.includes(light))
}
