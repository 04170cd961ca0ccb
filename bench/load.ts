import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** CPU seconds a process has used so far, as accounted by the kernel. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

export type Load = { requestsPerSecond: number; p99Ms: number; cpuMicrosPerRequest: number; failed: number }

export async function loadOf(
  url: string,
  pid: number,
  connections: number,
  until: number | { requests: number },
): Promise<Load> {
  const before = cpuSeconds(pid)
  const result = await autocannon({
    url,
    connections,
    ...(typeof until === 'number' ? { duration: until } : { amount: until.requests }),
    headers: { 'accept-encoding': 'gzip' },
  })
  const used = cpuSeconds(pid) - before
  const count = result.requests.total
  return {
    requestsPerSecond: count / result.duration,
    p99Ms: result.latency.p99,
    cpuMicrosPerRequest: (used / count) * 1e6,
    failed: result.errors + result.non2xx,
  }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Figure = 'requestsPerSecond' | 'p99Ms' | 'cpuMicrosPerRequest'

/** Ours and the reference in turns; ratios are of turns that follow each other, medians of all of them. */
export async function besideEachOther(
  ours: () => Promise<Load>,
  reference: () => Promise<Load>,
  rounds: number,
) {
  const pairs: { ours: Load; reference: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    const beside = await reference()
    pairs.push({ ours: await ours(), reference: beside })
  }
  const middle = (side: 'ours' | 'reference', field: Figure) => median(pairs.map((pair) => pair[side][field]))
  const ratio = (field: Figure) => median(pairs.map((pair) => pair.ours[field] / pair.reference[field]))
  return {
    ratio,
    /** As "ours / reference = ratio"; there is none to a time below the millisecond that is measured. */
    figure(field: Figure): string {
      const both = `${middle('ours', field).toFixed(0)} / ${middle('reference', field).toFixed(0)}`
      return Number.isFinite(ratio(field)) ? `${both} = ${ratio(field).toFixed(2)}` : both
    },
    failed: pairs.reduce((sum, pair) => sum + pair.ours.failed, 0),
  }
}
