import type { SetupStatus } from '../../../services/operator/setup-status.ts'
import { type KeyRefusal, refusalOf } from './key-refusal.ts'

export type SetupAnswer = SetupStatus | KeyRefusal

/** Status for the operator; the server may require the operator code. */
export async function readSetup(code: string, signal?: AbortSignal): Promise<SetupAnswer> {
  try {
    const headers = code ? { 'x-operator-code': code } : undefined
    const response = await fetch('/api/v1/key/setup', { headers, signal })
    return response.ok ? ((await response.json()) as SetupStatus) : await refusalOf(response)
  } catch {
    return 'failed'
  }
}
