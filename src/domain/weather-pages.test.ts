import { expect, it } from 'vitest'
import routes from '../app/routes.ts'
import { isSwissPage, isWeatherPage } from './weather-pages.ts'

it('of every page is said whether it shows weather', () => {
  const paths = routes.map(({ path = '' }) => path.replace(/^:lang\?/, '').replace(/:\w+/, 'bern') || '/')
  expect(paths.filter((path) => !isWeatherPage(path))).toEqual([
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/cookies',
    '/ads',
    '/setup',
    // Renews what it shows itself.
    '/places',
    '/places/glances',
    '/settings',
    '/embed',
    '/embed/bern',
    '/oembed',
    '/site.webmanifest',
    '/search',
    '*',
  ])
})

it('pages of a place keep its time, those of the country Swiss time', () => {
  for (const path of ['/', '/location/tokyo', '/forecast', '/plan', '/precipitation'])
    expect(isSwissPage(path), path).toBe(false)
  for (const path of ['/region/alpine', '/radar', '/alerts', '/mountain', '/wind'])
    expect(isSwissPage(path), path).toBe(true)
})
