import { expect, it } from 'vitest'
import routes from '../app/routes.ts'
import { isSwissPage, isWeatherPage, pageAt } from './pages.ts'

it('of every page is said whether it shows weather', () => {
  const paths = routes.map(({ path = '' }) => path.replace(/^:lang\?/, '').replace(/:\w+/, 'bern') || '/')
  expect(paths.filter((path) => !isWeatherPage(path))).toEqual([
    // Renews what it shows itself.
    '/places',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/cookies',
    '/settings',
    '/ads',
    '/accessibility',
    '/setup',
    '/embed',
    '/search',
    '/places/glances',
    '/embed/bern',
    '/display/bern',
    '/oembed',
    '/site.webmanifest',
    // Leads to the mountains.
    '/wind',
    '*',
  ])
})

it('pages of a place keep its time, those of the country Swiss time', () => {
  for (const path of ['/', '/location/tokyo', '/forecast', '/plan', '/precipitation'])
    expect(isSwissPage(path), path).toBe(false)
  for (const path of ['/region/alpine', '/radar', '/alerts', '/mountain'])
    expect(isSwissPage(path), path).toBe(true)
})

it('a page is found by its whole path only', () => {
  expect(pageAt('/')?.id).toBe('home')
  expect(pageAt('/location/bern')?.id).toBe('location')
  for (const path of ['', '*', '/location', '/location/', '/radar/x', '/nowhere'])
    expect(pageAt(path), path).toBeNull()
})
