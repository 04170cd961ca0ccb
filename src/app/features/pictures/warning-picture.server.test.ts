import { beforeAll, expect, it } from 'vitest'
import { alertOf } from '../../../../tests/support/builders/alerts.ts'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import type { SwissMapDrawing } from '../../../page-contract/picture-contract.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { warningPictureView } from './warning-picture.server.ts'

beforeAll(() => loadAllTexts(['en']))

it('colours the whole country for a warning that names it, in whichever language', async () => {
  const alerts = ['Switzerland', 'Schweiz', 'Basel'].map((area) => alertOf({ id: area, area }))
  const visit = {
    services: {
      getAlerts: async () => readingOf({ state: 'active', alerts, fromProvider: null, updatedAt: 0 }, 0),
    },
    language: 'en',
    now: 0,
    freshUntil() {},
  } as unknown as RequestContext
  const drawn: Parameters<SwissMapDrawing['draw']>[0]['areas'] = []
  const map: SwissMapDrawing = {
    width: 600,
    draw({ areas }) {
      drawn.push(...areas)
      return '<svg/>'
    },
  }
  await warningPictureView(null, visit, map)
  expect(drawn.map(({ rings }) => rings)).toEqual([[], []])
})
