import { hourMs } from '../../domain/time/durations.ts'
import type { RadarPart } from './radar-parts.ts'

const order = [
  'source',
  'measured',
  'broken',
  'predicted',
  'nowcast',
  'phase',
  'clouds',
  'hail',
  'hour',
  'failure',
] as const

/** `provider` is empty where a part does not depend on the radar source in use. */
type Named = { kind: RadarPart['kind']; provider: string; slot: string; sharedAt: number }

/**
 * The name of a part shared between processes. Sorted, the names give the order of delivery; a newer part replaces
 * those of the same slot.
 */
export function radarPartName(part: RadarPart, sharedAt: number): string {
  return [order.indexOf(part.kind), providerOf(part), slotOf(part), sharedAt].join(':')
}

function providerOf(part: RadarPart): string {
  if (part.kind === 'source') return part.facts.id
  return 'provider' in part ? part.provider : ''
}

function slotOf(part: RadarPart): string {
  switch (part.kind) {
    case 'predicted':
      return `${part.fromAt}-${part.at}`
    case 'nowcast':
      return String(part.fromAt)
    case 'measured':
    case 'broken':
    case 'clouds':
      return String(part.at)
    case 'hour':
      return String(part.startAt)
    case 'failure':
      return part.of
    case 'source':
    case 'phase':
    case 'hail':
      return 'now'
  }
}

function read(name: string): Named | null {
  const [rank = '', provider = '', slot = '', sharedAt = ''] = name.split(':')
  const kind = order[Number(rank)]
  return kind ? { kind, provider, slot, sharedAt: Number(sharedAt) } : null
}

/**
 * Shared parts that a new one makes obsolete: those of its slot, older forecasts, what has left the sequence, and with
 * another source everything of the last one.
 */
export function isReplacedBy(newName: string): (name: string) => boolean {
  const next = read(newName)
  return (name) => {
    const old = read(name)
    if (!next || !old || name === newName) return false
    const ageMs = next.sharedAt - (old.kind === 'hour' ? Number(old.slot) : old.sharedAt)
    if (ageMs > (old.kind === 'hour' ? 26 : 2.5) * hourMs) return true
    if (next.kind === 'nowcast' && (old.kind === 'predicted' || old.kind === 'nowcast'))
      return !old.slot.startsWith(next.slot)
    if (next.kind === 'source' && old.provider !== '' && old.provider !== next.provider) return true
    // Every run reports its failures again.
    if (next.kind === 'source' && old.kind === 'failure') return old.sharedAt < next.sharedAt
    return old.kind === next.kind && old.slot === next.slot
  }
}
