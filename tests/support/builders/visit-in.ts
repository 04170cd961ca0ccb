import { ownIdentity } from '../../../src/domain/identity.ts'
import { defaultSettings } from '../../../src/domain/settings.ts'
import type { RequestContext } from '../../../src/page-contract/page-contract.ts'
import { only, type Some } from '../only.ts'

/** One visit, of which only what is given here is known, and until when its page may be kept. */
export function visitIn(known: Some<RequestContext>): { visit: RequestContext; freshUntil: () => number } {
  const fresh: number[] = []
  const visit = only<RequestContext>({
    language: 'en',
    savedPlace: null,
    client: '203.0.113.0',
    settings: defaultSettings,
    site: { identity: ownIdentity },
    publicOrigin: 'https://w.example',
    freshUntil: (at) => void fresh.push(at),
    renderTurn: async () => undefined,
    ...known,
  })
  return { visit, freshUntil: () => Math.min(...fresh) }
}
