import { type LoaderFunction, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from '../routes.ts'
import { type RequestContext, requestContext } from './request-context.ts'
import { visitOf } from './visit-of.server.ts'

const modules = import.meta.glob<{ loader?: LoaderFunction }>('../routes/*.{ts,tsx}')

function argumentsAt(lang: string | undefined) {
  // Nothing else of the visit is there: a loader that does anything else first fails otherwise.
  const visit = { language: 'en' } as RequestContext
  const context = new RouterContextProvider()
  context.set(requestContext, visit)
  const url = new URL('http://localhost/xx/radar')
  return { request: new Request(url), url, pattern: '/:lang?/radar', params: { lang }, context, visit }
}

describe('a page whose address begins with no language of ours is missing', () => {
  const ofLanguages = routes.filter(({ path }) => path?.startsWith(':lang?'))

  it('has every page but the missing one', () => {
    expect(routes.filter((one) => !ofLanguages.includes(one)).map(({ path }) => path)).toEqual(['*'])
  })

  it.each(ofLanguages.map(({ file }) => file))('%s', async (file) => {
    const { loader } = (await modules[`../${file}`]?.()) ?? {}
    const answer = (async () => loader?.(argumentsAt('xx')))()
    await expect(answer).rejects.toMatchObject({ init: { status: 404 } })
  })
})

it.each([undefined, 'en', 'de', 'fr', 'it'])('gives the visit at the language %s', (lang) => {
  const { visit, ...args } = argumentsAt(lang)
  expect(visitOf(args)).toBe(visit)
})
