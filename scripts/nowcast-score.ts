/**
 * npm run nowcast-score -- [--frames DIR]... [--events NAME,...] [--methods NAME,...] [--reversed]
 *
 * Scores the rain forecast on whole events, field and sentence, beside simpler methods and S-PROG. DIR holds a folder
 * per event, as scripts/nowcast.ts reads them (frames may be gzipped) with `start_indices` in meta.json; without any,
 * three pieces of the demo world are scored, and so they are for the name `demo`.
 *
 * With --reversed every event is scored backwards too: rain that grew dies instead.
 */
import { parseArgs } from 'node:util'
import { startNowcast } from '../src/nowcast/nowcast.ts'
import type { NowcastStep } from '../src/nowcast/nowcast-method.ts'
import type { ThresholdKey } from '../src/nowcast/thresholds.ts'
import { blendScores } from './nowcast-score/blend-scores.ts'
import { bias, brier, type Counts, cameAt60, csi, FieldScores } from './nowcast-score/field-scores.ts'
import { demoEvents, eventsIn, type RadarEvent } from './nowcast-score/radar-event.ts'
import { sProgSteps } from './nowcast-score/s-prog.ts'
import { leadRows, SentenceScores, type Tally } from './nowcast-score/sentence-scores.ts'

const methods = ['scale-cascade', 's-prog', 'extrapolation', 'persistence'] as const
type Method = (typeof methods)[number]
const shownLeads = [5, 10, 15, 30, 60, 90, 120]

function stepsOf(method: Method, event: RadarEvent, start: number): Iterable<NowcastStep> {
  const { stepMinutes, leadSteps } = event
  const frames = event.frames.slice(0, start + 1)
  if (method === 's-prog') return sProgSteps(frames, stepMinutes, leadSteps)
  return startNowcast(frames, { stepMinutes, leadSteps, method }).steps
}

function scored(method: Method, event: RadarEvent) {
  const fields = new FieldScores()
  const sentences = new SentenceScores(event)
  for (const start of event.starts) {
    // A sentence is about two hours: what comes of the last starts of an event is not known so far.
    const isWhole = start + event.leadSteps < event.frames.length
    for (const step of stepsOf(method, event, start)) {
      const observed = event.frames[start + step.leadMinutes / event.stepMinutes]
      if (!observed) break
      if (shownLeads.includes(step.leadMinutes)) fields.add(step, observed.rateMmh, event.mask)
      if (isWhole) sentences.take(step)
    }
    if (isWhole) sentences.settle(start)
  }
  return { fields, sentences }
}

const digits = (value: number) =>
  (Number.isFinite(value) ? value.toFixed(3).replace(/^0\./, '.') : '–').padStart(6)

function printFields(event: string, method: string, fields: FieldScores): void {
  const row = (what: string, key: ThresholdKey, score: (counts: Counts) => number) => {
    const values = shownLeads.map((lead) => digits(score(fields.of(lead, key))))
    console.log(`${event.padEnd(17)} ${method.padEnd(18)} ${what.padEnd(12)} ${values.join(' ')}`)
  }
  for (const key of ['0.1', '1', '5'] as const) row(`CSI ${key}`, key, csi)
  for (const key of ['0.1', '1', '5'] as const) row(`bias ${key}`, key, bias)
  for (const key of ['0.1', '1', '5'] as const) row(`Brier ${key}`, key, brier)
  for (const key of ['0.1', '1'] as const) row(`came at 60% ${key}`, key, cameAt60)
}

function printSentences(
  event: string,
  method: Method,
  { from, possibleFrom, dryBefore }: SentenceScores,
): void {
  const percent = (part: number, all: number) =>
    (all > 0 ? `${((100 * part) / all).toFixed(1)} %` : '–').padStart(7)
  const line = (what: string, cells: string[]) =>
    console.log(`${event.padEnd(17)} ${method.padEnd(14)} ${what.padEnd(38)} ${cells.join(' ')}`)
  const right = (what: string, { said, counted }: Tally) =>
    line(`${what}, right`, [
      ...said.map((all, row) => `${percent(counted[row] ?? 0, all)} of ${String(all).padEnd(6)}`),
    ])
  right('"rain from about …"', from)
  right('"rain possible from about …"', possibleFrom)
  const promised = dryBefore.said.reduce((sum, n) => sum + n, 0)
  let broken = 0
  const cells = dryBefore.counted.map((count) => {
    broken += count
    return percent(broken, promised)
  })
  line(`"no rain before …", broken (of ${promised})`, cells)
}

/** Leads at which the nowcast passes over into the forecast. */
const blendLeads = [90, 105, 120]

function printBlend(
  event: RadarEvent,
  { atmosphere, seed, beginsAt }: NonNullable<RadarEvent['demo']>,
): void {
  const scores = blendScores(atmosphere, seed, { ...event, beginsAt })
  const row = (
    name: 'before' | 'blend',
    what: string,
    key: ThresholdKey,
    score: (counts: Counts) => number,
  ) => {
    const values = blendLeads.map((lead) => digits(score(scores[name].of(lead, key))))
    const title = `${name}, at ${blendLeads.join('/')}`
    console.log(`${event.name.padEnd(17)} ${title.padEnd(22)} ${what.padEnd(12)} ${values.join(' ')}`)
  }
  for (const name of ['before', 'blend'] as const) {
    row(name, 'CSI 0.1', '0.1', csi)
    row(name, 'CSI 1', '1', csi)
    row(name, 'bias 1', '1', bias)
    row(name, 'Brier 0.1', '0.1', brier)
  }
}

const { values } = parseArgs({
  options: {
    frames: { type: 'string', multiple: true },
    reversed: { type: 'boolean' },
    events: { type: 'string' },
    methods: { type: 'string' },
  },
})
const wantedMethods = methods.filter(
  (method) => !values.methods || values.methods.split(',').includes(method),
)
function* events(): Generator<RadarEvent> {
  for (const directory of values.frames ?? ['demo']) {
    for (const event of directory === 'demo' ? demoEvents() : eventsIn(directory)) {
      if (values.events && !values.events.split(',').includes(event.name)) continue
      yield event
      if (values.reversed)
        yield {
          ...event,
          name: `${event.name}-rev`,
          frames: event.frames.toReversed(),
          demo: undefined,
        }
    }
  }
}

console.log(`fields, at ${shownLeads.join(' / ')} minutes; sentences, within ${leadRows.join(' / ')} minutes`)
for (const event of events()) {
  for (const method of wantedMethods) {
    const { fields, sentences } = scored(method, event)
    printFields(event.name, method, fields)
    printSentences(event.name, method, sentences)
  }
  if (event.demo) printBlend(event, event.demo)
}
