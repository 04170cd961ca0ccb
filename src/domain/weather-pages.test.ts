import { expect, it } from 'vitest'
import routes from '../app/routes.ts'
import { isWeatherPage } from './weather-pages.ts'

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
