import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AccuracyCounts } from '../../ports/accuracy.ts'
import { operatorPatienceMs } from '../../services/operator/database-patience.ts'
import type { PageViewSums } from '../../services/operator/page-views.ts'
import type { DataAges } from '../../services/operator/source-status.ts'
import { withPatience } from '../../services/reading/outcome.ts'

/** Scrapers give up, and with them on all the other metrics. */
const inTime = <T>(read: Promise<T>): Promise<T> => withPatience('database', read, operatorPatienceMs)

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
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `wetterhorn_${name}_total`, help, labelNames, registers: [registry] })
  // Gauges are read at every scrape, and keep their last value while they cannot be read.
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name: `wetterhorn_${name}`,
      help,
      registers: [registry],
      async collect() {
        const value = await inTime(read()).catch(() => null)
        if (value !== null) this.set(value)
      },
    })
  const labelledGauge = (
    name: string,
    help: string,
    label: string,
    read: () => Promise<Partial<Record<string, number | null>>>,
  ) =>
    new Gauge({
      name: `wetterhorn_${name}`,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        for (const [of, value] of Object.entries(await inTime(read()).catch(() => ({})))) {
          if (value === null || value === undefined) this.remove({ [label]: of })
          else this.set({ [label]: of }, value)
        }
      },
    })
  return {
    registry,
    requests,
    renders: counter('renders', 'Pages rendered; requests that came meanwhile shared the same render'),
    packed: counter(
      'packed',
      'Sitemap parts, drawn radar images and descriptions of the API, built once and then cached',
    ),
    refused: counter(
      'refused',
      'Requests refused: "limit" a client sent too many, "overload" a page could not be started in time',
      'reason',
    ),
    upstreamCalls: counter(
      'upstream_calls',
      'Calls to upstreams but the radar’s, by host; outcome is the class of the status, or "failed" without one',
      'host',
      'outcome',
    ),
    pushMessages: counter(
      'push_messages',
      'Push messages by what became of them: "sent", "gone" (the browser withdrew), "failed" (tried again), "refused"',
      'outcome',
    ),
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
    billedCalls(read: () => Promise<Record<'day' | 'minute', { used: number; limit: number }>>): void {
      labelledGauge(
        'billed_calls_limit',
        'How many calls of the weather service the day and the minute may have',
        'period',
        async () => {
          const { day, minute } = await read()
          return { day: day.limit, minute: minute.limit }
        },
      )
      labelledGauge(
        'billed_calls',
        'Calls of the weather service in the running day (UTC) and minute, of all processes',
        'period',
        async () => {
          const { day, minute } = await read()
          return { day: day.used, minute: minute.used }
        },
      )
    },
    dataAges(read: () => Promise<DataAges>): void {
      labelledGauge(
        'data_age_seconds',
        'Age of the newest radar frame, run of local forecasts and measurements, and of the last good fetch of the warnings; absent where there is none',
        'data',
        read,
      )
    },
    /** Of all processes. */
    push(read: () => Promise<{ subscriptions: number; waiting: number }>): void {
      gauge(
        'push_subscriptions',
        'Browsers that want notifications',
        async () => (await read()).subscriptions,
      )
      gauge(
        'push_waiting',
        'Push messages that are due or to be tried again',
        async () => (await read()).waiting,
      )
    },
    /** Of all processes. */
    pageViews(read: () => Promise<PageViewSums>): void {
      labelledGauge(
        'page_views',
        'How often each page was opened in the running day (Switzerland), of all processes',
        'page',
        async () => Object.fromEntries((await read()).pages.map(({ page, views }) => [page, views[0]])),
      )
    },
    /** Of all processes. */
    accuracy(read: () => Promise<AccuracyCounts>): void {
      gauge('accuracy_cases', 'Forecasts verified by stations and radar', async () => (await read()).cases)
      gauge(
        'accuracy_waiting',
        'Forecasts that wait for what is measured',
        async () => (await read()).waiting,
      )
      gauge('accuracy_bytes', 'Size of the accuracy figures on disk', async () => (await read()).bytes)
      labelledGauge(
        'accuracy_evaluated_timestamp_seconds',
        'The newest moment that forecasts were verified for: "days" and "nowcasts"',
        'kind',
        async () => {
          const { days, nowcasts } = (await read()).evaluatedAt
          return { days: days && days / 1000, nowcasts: nowcasts && nowcasts / 1000 }
        },
      )
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
