import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Classes that a stylesheet gives a look of their own: rules with nothing but the class, outside of other rules. */
function ownClasses(css: string): string[] {
  const found: string[] = []
  const open: ('rule' | 'at-rule')[] = []
  for (const [, head = '', mark] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const selector = head.trim()
    if (mark === '}') open.pop()
    if (mark !== '{') continue
    if (!selector.startsWith('@') && !open.includes('rule'))
      found.push(...selector.split(',').flatMap((one) => /^\.([\w-]+)$/.exec(one.trim())?.[1] ?? []))
    open.push(selector.startsWith('@') ? 'at-rule' : 'rule')
  }
  return found
}

/** The classes of every feature with the features that style them. */
const owners = new Map<string, Set<string>>()
for (const file of globSync('src/app/features/*/*.css'))
  for (const name of ownClasses(readFileSync(file, 'utf8')))
    owners.set(name, (owners.get(name) ?? new Set()).add(featureOf(file)))

function featureOf(file: string): string {
  return file.split('/')[3] as string
}

it('no two features style the same class: their stylesheets may be on one page', () => {
  expect(owners.size).toBeGreaterThan(200)
  const shared = [...owners].filter(([, features]) => features.size > 1)
  expect(shared.map(([name, features]) => `.${name}: ${[...features].join(', ')}`)).toEqual([])
})

/** What other features are built of. */
const shared = ['charts', 'map']

it('no feature gives its elements a class of another one, which would style them too', () => {
  const borrowed: string[] = []
  for (const file of globSync('src/app/features/*/*.tsx')) {
    const written = readFileSync(file, 'utf8').matchAll(/className=("[^"]*"|\{[^}]*\})/g)
    const strings = [...written].flatMap(([, value = '']) => value.match(/(["'`]).*?\1/g) ?? [])
    for (const name of strings.flatMap((text) => text.match(/[\w-]+/g) ?? [])) {
      const [owner] = owners.get(name) ?? []
      if (owner && owner !== featureOf(file) && !shared.includes(owner))
        borrowed.push(`${file}: .${name} of ${owner}`)
    }
  }
  expect(borrowed).toEqual([])
})
