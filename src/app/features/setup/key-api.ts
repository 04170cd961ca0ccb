import { type KeyRefusal, refusalOf } from './key-refusal.ts'

/** Which weather the stored key selects. */
export type WeatherChoice = 'openweather' | 'open-data' | 'demo'

/** What the server reveals about the key: never the key itself. */
export type KeyStatus = { isSet: boolean; source: WeatherChoice | null; needsCode: boolean }

const address = '/api/v1/key'

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
    return response.ok ? null : await refusalOf(response)
  } catch {
    return 'failed'
  }
}
