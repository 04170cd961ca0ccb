import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pages } from '../../src/domain/pages.ts'

/** More is a list of pages, which src/domain/pages.ts is. A handful are links that somebody chose. */
const mostLinks = 6

/** Home is every address's beginning; those of one place or region name that, not the page. */
const paths = pages.map(({ path }) => path).filter((path) => path !== '/' && !path.includes(':'))

it('no other file lists the pages', () => {
  // The API has addresses of its own, some with the same names.
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|fixture|^src\/server\/api\//.test(file) && file !== 'src/domain/pages.ts',
  )
  expect(files.length).toBeGreaterThan(500)
  const lists = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const named = paths.filter((path) => ["'", '"', '`'].some((mark) => text.includes(mark + path)))
    return named.length > mostLinks ? [`${file}: ${named.join(' ')}`] : []
  })
  expect(lists).toEqual([])
})
