import { globSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { federalLevelOf } from '../../src/domain/warning/federal-level.ts'
import { parseFeedTime } from '../../src/upstreams/swiss-rss/feed-time.ts'
import { findArea } from '../../src/upstreams/swiss-rss/map.ts'
import { isSoak } from '../support/soak.ts'

/** They read nothing but our own stylesheets. */
const readersOfOwnStyles = ['src/app/design/read-palette.ts', 'src/app/features/previews/scene-ground.ts']

/** Every regular expression written in the sources, with where it stands; readers of our own styles aside. */
function expressions(): { where: string; source: string; flags: string }[] {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|fixture|\.contract\.ts$/.test(file) && !readersOfOwnStyles.includes(file),
  )
  return files.flatMap((file) => {
    const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    const found: { where: string; source: string; flags: string }[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        found.push({ where: file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
    return found
  })
}

/** Exponential and cubic ones take minutes for the short texts too. */
const length = isSoak ? 20_000 : 2_500
const pumps = [
  'a',
  '0',
  ' ',
  '\t',
  '\n',
  '.',
  '-',
  '/',
  '%',
  '<',
  '>',
  '"',
  '&',
  ':',
  ',',
  ';',
  '_',
  '=',
  'é',
  '\u00a0',
  ' .',
  'a-',
  'a.',
  '0,',
  'a ',
  '<a ',
  '="',
  '::',
  'a=',
  '%a',
]

/** Texts that make a careless expression try every way of splitting one long run. */
function attacks(source: string): string[] {
  // The expression's own plain beginnings lead past its first checks.
  const words = source.match(/[\w<&:;="'-]{2,}/g)?.slice(0, 6) ?? []
  const starts = ['', '0', 'a', '<', '/', '-', ...words]
  return starts.flatMap((start) => pumps.map((pump) => `${start}${pump.repeat(length / pump.length)}\u0000!`))
}

describe('regular expressions over outside text', () => {
  const all = expressions()

  it('are found at all', () => {
    expect(all.length).toBeGreaterThan(50)
  })

  // Where nothing repeats there is nothing to go back over.
  const repeating = all.filter(({ source }) => /[*+{]/.test(source))

  // A linear one takes milliseconds for all of it together; one that backtracks takes minutes for a single text.
  it.each([...new Map(repeating.map((one) => [`${one.source}/${one.flags}`, one])).values()])(
    '/$source/$flags in $where does not backtrack for long',
    ({ source, flags }) => {
      const run =
        'for (const text of texts) { expression.lastIndex = 0; expression.test(text); text.replace(expression, "") }'
      const scope = { texts: attacks(source), expression: new RegExp(source, flags) }
      expect(() => runInNewContext(run, scope, { timeout: 20_000 })).not.toThrow()
    },
  )

  /** Put together from pieces, so that no literal shows them; name-forms reads only our own place names. */
  it.each([
    ['src/upstreams/swiss-rss/feed-time.ts', parseFeedTime],
    [
      'src/domain/warning/federal-level.ts',
      (text: string) =>
        federalLevelOf({ texts: { de: { title: text, description: '', instruction: null } } as never }),
    ],
    ['src/upstreams/swiss-rss/map.ts', findArea],
  ])('those made in %s do not backtrack for long', (_, read) => {
    const texts = attacks(
      'Region: Valid from 7 August 2026, 09:10 (region|area): Gefahrenstufe 3 degré de danger',
    )
    const scope = { texts, read: (text: string) => void read(text) }
    expect(() =>
      runInNewContext('for (const text of texts) read(text)', scope, { timeout: 20_000 }),
    ).not.toThrow()
  })

  it('no others are made from pieces', () => {
    const made = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !/\.test\.tsx?$|\.contract\.ts$|fixtures/.test(file))
      .filter((file) => /\bRegExp\(/.test(readFileSync(file, 'utf8')))
    expect(made.sort()).toEqual([
      'src/domain/warning/federal-level.ts',
      'src/gazetteer/name-forms.ts',
      'src/upstreams/swiss-rss/feed-time.ts',
      'src/upstreams/swiss-rss/map.ts',
    ])
  })
})
