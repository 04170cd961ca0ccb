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

it('no two features style the same class: their stylesheets may be on one page', () => {
  const features = new Map<string, Set<string>>()
  for (const file of globSync('src/app/features/*/*.css'))
    for (const name of ownClasses(readFileSync(file, 'utf8')))
      features.set(name, (features.get(name) ?? new Set()).add(file.split('/')[3] as string))
  expect(features.size).toBeGreaterThan(200)
  const shared = [...features].filter(([, owners]) => owners.size > 1)
  expect(shared.map(([name, owners]) => `.${name}: ${[...owners].join(', ')}`)).toEqual([])
})
