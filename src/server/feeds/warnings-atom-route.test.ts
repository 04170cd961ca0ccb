import { expect, it } from 'vitest'
import { dangersOf } from '../../../tests/support/builders/dangers.ts'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { only } from '../../../tests/support/only.ts'
import type { WarningState } from '../../domain/warning/warning-state.ts'
import type { Services } from '../../services/services.ts'
import { warningsAtomRoute } from './warnings-atom-route.ts'

const at = Date.UTC(2026, 10, 15, 8)

async function statusWhile(state: WarningState): Promise<number> {
  const findPlaces = only<Services['findPlaces']>({ resolve: () => null })
  const getWarnings: Services['getWarnings'] = async () =>
    readingOf({ state, warnings: [], fromProvider: null, updatedAt: at }, at)
  const getDangers = dangersOf({ getWarnings }, at)
  const route = warningsAtomRoute({
    services: async () => ({ findPlaces, getDangers }),
    publicOrigin: 'https://w.example',
  })
  return (await route.request('/')).status
}

// Readers take a feed without entries for an all-clear.
it.each([
  ['active', 200],
  ['all-clear', 200],
  ['last-known', 503],
  ['unknown', 503],
  ['sample', 503],
  ['outside', 404],
] as const)('without a warning to show, state %s answers %i', async (state, status) => {
  expect(await statusWhile(state)).toBe(status)
})
