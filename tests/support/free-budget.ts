import type { CallBudget } from '../../src/services/operator/call-budget.ts'

/** Calls without end. For tests. */
export const freeBudget: CallBudget = {
  take: async () => undefined,
  mayAsk: async () => true,
  charge: async () => undefined,
  stretch: async () => 1,
  state: async () => ({ day: { used: 0, limit: 1000 }, minute: { used: 0, limit: 1000 } }),
}
