import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'wetterhorn_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1.5, 5],
    registers: [registry],
  })
  return { registry, requests }
}
export type Metrics = ReturnType<typeof createMetrics>
