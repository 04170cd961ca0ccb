import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { describeWithRedis, type RedisServer, startRedis } from '../../../tests/support/redis.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import { createLimiter } from './create-limiter.ts'
import { createSlot } from './create-slot.ts'
import { limitsContract } from './limits.contract.ts'

describeWithRedis('with a real Redis', () => {
  let server: RedisServer
  const connections: Redis[] = []

  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server?.dispose())
  afterEach(() => {
    for (const connection of connections.splice(0)) connection.disconnect()
  })

  async function connect(): Promise<Redis> {
    const redis = await connectRedis(server.url, { log: recordedLog() })
    connections.push(redis)
    return redis
  }

  limitsContract('Redis', connect)

  it('counts over all processes', async () => {
    const limit = { name: randomUUID(), points: 10, durationMs: 60_000 }
    const limiters = [await connect(), await connect(), await connect()].map((redis) =>
      createLimiter({ ...limit, redis }),
    )
    const uses = Array.from({ length: 30 }, (_, use) => limiters[use % 3]?.consume('client'))
    const decisions = await Promise.all(uses)
    expect(decisions.filter((decision) => decision?.allowed)).toHaveLength(10)
  })

  it('gives one turn at a time over all processes', async () => {
    const name = randomUUID()
    const slots = [await connect(), await connect()].map((redis) => createSlot({ redis, name, everyMs: 60 }))
    const startedAt = performance.now()
    await Promise.all([...slots, ...slots].map((slot) => slot.acquire()))
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3 * 60 - 3)
  })

  it('goes on counting in every process while Redis is dead, and together again afterwards', async () => {
    const name = randomUUID()
    const [one, two] = [await connect(), await connect()].map((redis) =>
      createLimiter({ redis, name, points: 2, durationMs: 60_000 }),
    )
    const slot = createSlot({ redis: connections[0], name, everyMs: 10 })
    await slot.acquire()
    await server.kill()
    try {
      const decisions = []
      for (let use = 0; use < 3; use++) decisions.push(await one?.consume('client'))
      expect(decisions.map((decision) => decision?.allowed)).toEqual([true, true, false])
      await slot.acquire()
    } finally {
      await server.start()
    }
    await eventually(async () => {
      const client = randomUUID()
      await one?.consume(client)
      await one?.consume(client)
      expect(await two?.consume(client)).toMatchObject({ allowed: false })
    })
  })

  it('does not wait for a Redis that hangs', async () => {
    const redis = await connect()
    const limiter = createLimiter({ redis, name: randomUUID(), points: 1, durationMs: 60_000 })
    server.pause()
    try {
      expect(await limiter.consume('client')).toMatchObject({ allowed: true })
      expect(await limiter.consume('client')).toMatchObject({ allowed: false })
      await createSlot({ redis, name: randomUUID(), everyMs: 1_000 }).acquire()
    } finally {
      server.resume()
    }
  })
})
