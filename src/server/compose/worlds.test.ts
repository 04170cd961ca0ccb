import { expect, it } from 'vitest'
import { keyStoreInMemory } from '../../../tests/support/key-store-in-memory.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { createWeatherKey, demoKey, openDataKey } from '../../services/operator/weather-key.ts'
import type { Mode } from '../../services/reading/modes.ts'
import { createWorlds } from './worlds.ts'

function worldsAt(key: string, compose: (mode: Mode) => Promise<void> = async () => {}) {
  const told: string[] = []
  const log = recordedLog()
  const { store } = keyStoreInMemory(key)
  const weatherKey = createWeatherKey({ store, fallback: openDataKey, clock: Date.now, log })
  const worlds = createWorlds({
    weatherKey,
    log,
    async compose(mode) {
      await compose(mode)
      told.push(`${mode} composed`)
      return {
        mode,
        start: () => void told.push(`${mode} starts`),
        wake: () => void told.push(`${mode} wakes`),
        stop: async () => void told.push(`${mode} stops`),
      }
    },
  })
  const end = async () => {
    weatherKey.stop()
    await worlds.stop()
  }
  return { told, weatherKey, worlds, end, modeInUse: async () => (await worlds.inUse()).mode }
}

it('composes a world when it is first wanted, and once', async () => {
  const { told, weatherKey, modeInUse } = worldsAt(openDataKey)
  expect(await Promise.all([modeInUse(), modeInUse()])).toEqual(['live', 'live'])
  expect(told).toEqual(['live composed'])
  await weatherKey.save(demoKey)
  expect(await modeInUse()).toBe('demo')
  await weatherKey.save('f00d')
  expect(await modeInUse()).toBe('live')
  expect(told).toEqual(['live composed', 'demo composed'])
})

it('only that of the key works, and is at work before it is handed out', async () => {
  const { told, weatherKey, worlds, modeInUse, end } = worldsAt(demoKey)
  worlds.start()
  expect(await modeInUse()).toBe('demo')
  expect(told).toEqual(['demo composed', 'demo starts'])
  await weatherKey.save(openDataKey)
  expect(await modeInUse()).toBe('live')
  expect(told.slice(2)).toEqual(['live composed', 'demo stops', 'live starts'])
  await weatherKey.save('f00d')
  expect(await modeInUse()).toBe('live')
  await expect.poll(() => told.slice(5)).toEqual(['live wakes'])
  await end()
  expect(told.slice(6)).toEqual(['live stops'])
})

it('keeps nothing of a world that was left', async () => {
  const { told, weatherKey, worlds, end, modeInUse } = worldsAt(openDataKey)
  worlds.start()
  await modeInUse()
  for (const key of [demoKey, openDataKey]) {
    await weatherKey.save(key)
    await modeInUse()
  }
  expect(told.filter((what) => what === 'live composed')).toHaveLength(2)
  await end()
  expect(told.filter((what) => what.endsWith('stops')).sort()).toEqual([
    'demo stops',
    'live stops',
    'live stops',
  ])
})

it('follows the key without being asked', async () => {
  const { told, weatherKey, worlds, end } = worldsAt(openDataKey)
  worlds.start()
  await worlds.inUse()
  await weatherKey.save(demoKey)
  await expect.poll(() => told.at(-1)).toBe('demo starts')
  await end()
})

it('a world that could not be composed is tried again', async () => {
  let isBroken = true
  const { modeInUse } = worldsAt(openDataKey, async () => {
    if (isBroken) throw new Error('no memory')
  })
  await expect(modeInUse()).rejects.toThrow('no memory')
  isBroken = false
  expect(await modeInUse()).toBe('live')
})
