import { onTestFinished } from 'vitest'
import type { AccuracyStore, LeadSums } from '../../src/ports/accuracy.ts'
import { createAccuracyStore } from '../../src/storage/accuracy/create-accuracy-store.ts'
import { openDatabase } from '../../src/storage/database/open-database.ts'
import { recordedLog } from './recorded-log.ts'

export const bern = { id: 'BER', name: 'Bern', coordinates: { lat: 46.9907, lon: 7.4641 }, heightM: 553 }
export const napf = { id: 'NAP', name: 'Napf', coordinates: { lat: 47.0047, lon: 7.9401 }, heightM: 1404 }
export const all = { fromMonth: '2000-01' }

export function memoryStore(): AccuracyStore {
  const database = openDatabase({ kind: 'sqlite', path: ':memory:' }, recordedLog())
  onTestFinished(database.close)
  return createAccuracyStore(database)
}

export const forecastAt = async (store: AccuracyStore, lead: number): Promise<LeadSums | undefined> =>
  (await store.byLead(all)).find(
    (one) => one.source === 'meteoswiss-forecast' && one.leadMinutes === lead * 1440,
  )
