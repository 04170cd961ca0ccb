import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { dayMs } from '../../domain/time/durations.ts'
import type { Clock } from '../../ports/platform.ts'

const monthMs = 30 * dayMs

/** Compared as digests: equal length, constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** The operator code, and the cookie that saves entering it again. */
export type Operator = ReturnType<typeof createOperator>

export function createOperator({ code, clock }: { code: string | null; clock: Clock }) {
  const current = code ?? randomBytes(9).toString('base64url')
  // Signed with the code: a new code invalidates all of them, and every process with the same code accepts them.
  const sign = (until: number) =>
    createHmac('sha256', current).update(`operator until ${until}`).digest('base64url')
  return {
    code: current,
    isConfigured: code !== null,
    accepts: (given: string) => isSameSecret(given, current),
    issuePass() {
      const until = clock() + monthMs
      return { value: `${until}.${sign(until)}`, maxAgeSeconds: monthMs / 1000 }
    },
    acceptsPass(pass: string | undefined): boolean {
      const [until, signature] = (pass ?? '').split('.', 2)
      if (!until || !signature || !/^\d{1,15}$/.test(until) || Number(until) < clock()) return false
      return isSameSecret(signature, sign(Number(until)))
    },
  }
}
