import { expect, it } from 'vitest'
import { ownIdentity } from '../../domain/identity.ts'
import type { RequestContext } from './request-context.ts'
import { siteLookOf } from './site-look.server.ts'

const lookIn = (language: 'de' | 'en', identity = ownIdentity) =>
  siteLookOf({ language, site: { identity } } as RequestContext)

it('a name and a subtitle of the operator’s travel to the browser, whose texts have ours', async () => {
  const identity = { ...ownIdentity, name: 'Seewetter', subtitles: { de: 'Das Wetter am See' } }
  expect(await lookIn('de', identity)).toEqual({ site: { name: 'Seewetter', subtitle: 'Das Wetter am See' } })
  expect(await lookIn('en', identity)).toEqual({ site: { name: 'Seewetter' } })
  expect(await lookIn('de')).toEqual({})
})
