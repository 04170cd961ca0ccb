import type { TextKey } from '../../i18n/texts.ts'

/** Why the server refused the operator; "failed" is everything the operator code has no part in. */
export type KeyRefusal = 'code-needed' | 'code-wrong' | 'too-many-codes' | 'failed'

const refusals: Record<string, KeyRefusal> = {
  'operator-code-needed': 'code-needed',
  'operator-code-wrong': 'code-wrong',
  'too-many-codes': 'too-many-codes',
}

/** Throws where the answer is no problem document of the server. */
export async function refusalOf(response: Response): Promise<KeyRefusal> {
  const problem = (await response.json()) as { code?: string }
  return refusals[problem.code ?? ''] ?? 'failed'
}

/** What the field for the code says. */
export const refusalText: Record<KeyRefusal, TextKey | null> = {
  'code-needed': 'key.codeNeeded',
  'code-wrong': 'key.codeWrong',
  'too-many-codes': 'key.codeTooMany',
  failed: null,
}
