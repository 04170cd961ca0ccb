import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

const featureOf = (file: string): string => basename(dirname(file))

/** The classes of every feature with the features that style them. */
const owners = new Map<string, Set<string>>()
for (const file of globSync('src/app/{ads,features/*}/*.css'))
  for (const name of ownClasses(readFileSync(file, 'utf8')))
    owners.set(name, (owners.get(name) ?? new Set()).add(featureOf(file)))

it('no two features style the same class: their stylesheets may be on one page', () => {
  expect(owners.size).toBeGreaterThan(200)
  const shared = [...owners].filter(([, features]) => features.size > 1)
  expect(shared.map(([name, features]) => `.${name}: ${[...features].join(', ')}`)).toEqual([])
})

/** What other features are built of. */
const shared = ['map']

it('no feature gives its elements a class of another one, which would style them too', () => {
  const borrowed: string[] = []
  for (const file of globSync('src/app/{ads,features/*}/*.tsx')) {
    for (const name of classesIn(readFileSync(file, 'utf8'))) {
      const [owner] = owners.get(name) ?? []
      if (owner && owner !== featureOf(file) && !shared.includes(owner))
        borrowed.push(`${file}: .${name} of ${owner}`)
    }
  }
  expect(borrowed).toEqual([])
})

function classesIn(component: string): string[] {
  const written = component.matchAll(/className=("[^"]*"|\{[^}]*\})/g)
  const strings = [...written].flatMap(([, value = '']) => value.match(/(["'`]).*?\1/g) ?? [])
  return strings.flatMap((text) => text.match(/[\w-]+/g) ?? [])
}

/** What comes with a file: all it imports, and in turn they, but for types, what is fetched later and what stays on the server. */
function filesWith(start: string, found = new Set<string>()): Set<string> {
  if (found.has(start) || start.includes('.server.')) return found
  found.add(start)
  const statements =
    /^(?:import (?!type)(?:[^'"]*? from )?|export [^'"]*? from |@import )['"](\.[^'"]+)['"]/gm
  if (/\.(tsx?|css)$/.test(start))
    for (const [, path = ''] of readFileSync(start, 'utf8').matchAll(statements))
      filesWith(join(dirname(start), path), found)
  return found
}

/** Its styles are those of its contents, which are fetched later. */
const filledLater = 'places-strip'

it('every page brings the styles of the classes it uses', () => {
  const stylesOf = new Map<string, string[]>()
  for (const file of globSync('src/app/**/*.css'))
    for (const name of ownClasses(readFileSync(file, 'utf8')))
      stylesOf.set(name, [...(stylesOf.get(name) ?? []), file])
  const onEveryPage = ['src/app/root.tsx', 'src/app/first-screen.css']
  const missing: string[] = []
  for (const route of globSync('src/app/routes/*.tsx')) {
    const files = new Set([...onEveryPage, route].flatMap((file) => [...filesWith(file)]))
    for (const file of files)
      if (file.endsWith('.tsx'))
        // "is-…" is a state, which may be styled with the class beside it.
        for (const name of classesIn(readFileSync(file, 'utf8')))
          if (
            !name.startsWith('is-') &&
            name !== filledLater &&
            stylesOf.get(name)?.every((style) => !files.has(style))
          )
            missing.push(`${route}: .${name} of ${file}`)
  }
  expect(missing).toEqual([])
})
