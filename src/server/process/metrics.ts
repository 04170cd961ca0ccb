import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AccuracyCounts } from '../../ports/accuracy.ts'

export function createMetrics() {
  const registry = new Registry()
  // Sampling event loop delay every 100 ms is enough; at 10 ms an idle server spent half a percent of a core on it.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const requests = new Histogram({
    name: 'wetterhorn_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1.5, 5],
    registers: [registry],
  })
  const renders = new Counter({
    name: 'wetterhorn_renders_total',
    help: 'Pages rendered; requests that came meanwhile shared the same render',
    registers: [registry],
  })
  const packed = new Counter({
    name: 'wetterhorn_packed_total',
    help: 'Sitemap parts, drawn radar images and descriptions of the API, built once and then cached',
    registers: [registry],
  })
  const refused = new Counter({
    name: 'wetterhorn_refused_total',
    help: 'Requests refused: "limit" a client sent too many, "overload" a page could not be started in time',
    labelNames: ['reason'] as const,
    registers: [registry],
  })
  const upstreamCalls = new Counter({
    name: 'wetterhorn_upstream_calls_total',
    help: 'Calls to upstreams but the radar’s, by host; outcome is the class of the status, or "failed" without one',
    labelNames: ['host', 'outcome'] as const,
    registers: [registry],
  })
  const pushMessages = new Counter({
    name: 'wetterhorn_push_messages_total',
    help: 'Push messages by what became of them: "sent", "gone" (the browser withdrew), "failed" (tried again), "refused"',
    labelNames: ['outcome'] as const,
    registers: [registry],
  })
  return {
    registry,
    pushMessages,
    requests,
    renders,
    packed,
    upstreamCalls,
    refused,
    /** Read at every scrape, so requests pay nothing for it. */
    cachedPages(read: () => number): void {
      new Counter({
        name: 'wetterhorn_cached_pages_total',
        help: 'Pages answered from the page cache, not timed and not in wetterhorn_request_seconds',
        registers: [registry],
        collect() {
          this.reset()
          this.inc(read())
        },
      })
    },
    /** Read at every scrape. */
    billedCalls(read: () => Promise<Record<'day' | 'minute', { used: number; limit: number }>>): void {
      const gauge = (name: string, help: string, field: 'used' | 'limit') =>
        new Gauge({
          name,
          help,
          labelNames: ['period'] as const,
          registers: [registry],
          async collect() {
            for (const [period, state] of Object.entries(await read())) this.set({ period }, state[field])
          },
        })
      gauge(
        'wetterhorn_billed_calls_limit',
        'How many calls of the weather service the day and the minute may have',
        'limit',
      )
      gauge(
        'wetterhorn_billed_calls',
        'Calls of the weather service in the running day (UTC) and minute, of all processes',
        'used',
      )
    },
    /** Read at every scrape; of all processes. */
    push(read: () => Promise<{ subscriptions: number; waiting: number }>): void {
      const gauge = (name: string, help: string, field: 'subscriptions' | 'waiting') =>
        new Gauge({
          name,
          help,
          registers: [registry],
          async collect() {
            const counts = await read().catch(() => null)
            if (counts) this.set(counts[field])
          },
        })
      gauge('wetterhorn_push_subscriptions', 'Browsers that want notifications', 'subscriptions')
      gauge('wetterhorn_push_waiting', 'Push messages that are due or to be tried again', 'waiting')
    },
    /** Read at every scrape; of all processes. */
    accuracy(read: () => Promise<AccuracyCounts>): void {
      const gauge = (name: string, help: string, of: (counts: AccuracyCounts) => number) =>
        new Gauge({
          name,
          help,
          registers: [registry],
          async collect() {
            const counts = await read().catch(() => null)
            if (counts) this.set(of(counts))
          },
        })
      gauge('wetterhorn_accuracy_cases', 'Forecasts verified by stations and radar', ({ cases }) => cases)
      gauge(
        'wetterhorn_accuracy_waiting',
        'Forecasts that wait for what is measured',
        ({ waiting }) => waiting,
      )
      gauge('wetterhorn_accuracy_bytes', 'Size of the scorecard on disk', ({ bytes }) => bytes)
      new Gauge({
        name: 'wetterhorn_accuracy_evaluated_timestamp_seconds',
        help: 'The newest moment that forecasts were verified for: "days" and "nowcasts"',
        labelNames: ['kind'] as const,
        registers: [registry],
        async collect() {
          const counts = await read().catch(() => null)
          for (const [kind, at] of Object.entries(counts?.evaluatedAt ?? {}))
            if (at !== null) this.set({ kind }, at / 1000)
        },
      })
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
