import type { SetupStatus } from '../../../services/setup-status.ts'

export type SetupAnswer = SetupStatus | 'code-needed' | 'code-wrong' | 'unreachable'

/** Status for the operator; the server may require the operator code. */
export async function readSetup(code: string, signal?: AbortSignal): Promise<SetupAnswer> {
  try {
    const headers = code ? { 'x-operator-code': code } : undefined
    const response = await fetch('/api/v1/key/setup', {
      ...(headers ? { headers } : {}),
      ...(signal ? { signal } : {}),
    })
    if (response.ok) return (await response.json()) as SetupStatus
    return response.status === 401 ? 'code-needed' : response.status === 403 ? 'code-wrong' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
