/** Which weather the stored key selects. */
export type WeatherChoice = 'openweather' | 'open-data' | 'demo'

/** What the server reveals about the key: never the key itself. */
export type KeyStatus = { isSet: boolean; source: WeatherChoice | null; needsCode: boolean }

/** Why a change was refused; "failed" is everything the operator code has no part in. */
export type KeyRefusal = 'code-needed' | 'code-wrong' | 'too-many-codes' | 'failed'

const address = '/api/v1/key'

const refusals: Record<string, KeyRefusal> = {
  'operator-code-needed': 'code-needed',
  'operator-code-wrong': 'code-wrong',
  'too-many-codes': 'too-many-codes',
}

export async function readKeyStatus(signal?: AbortSignal): Promise<KeyStatus> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`key status: ${response.status}`)
  return (await response.json()) as KeyStatus
}

export function saveKey(key: string, code: string): Promise<KeyRefusal | null> {
  return change({ method: 'PUT', body: JSON.stringify({ key }) }, code)
}

export function removeKey(code: string): Promise<KeyRefusal | null> {
  return change({ method: 'DELETE' }, code)
}

/** null: done. */
async function change(request: RequestInit, code: string): Promise<KeyRefusal | null> {
  const headers = {
    ...(request.body ? { 'Content-Type': 'application/json' } : {}),
    ...(code ? { 'x-operator-code': code } : {}),
  }
  try {
    const response = await fetch(address, { ...request, headers })
    if (response.ok) return null
    const problem = (await response.json()) as { code?: string }
    return refusals[problem.code ?? ''] ?? 'failed'
  } catch {
    return 'failed'
  }
}
