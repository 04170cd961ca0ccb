import { BentoCache, bentostore } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { redisDriver } from 'bentocache/drivers/redis'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeWithRedis, type RedisServer, startRedis } from '../../../tests/support/redis.ts'

/**
 * What bentocache does by itself, where that is not what docs/decisions/0007 needs. When one of these fails after
 * an update, some of our code on top of it may go.
 */
describeWithRedis('bentocache by itself', () => {
  let server: RedisServer
  const connections: Redis[] = []

  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(async () => {
    for (const connection of connections) connection.disconnect()
    await server?.dispose()
  })

  function open(memory: Parameters<typeof memoryDriver>[0] = {}) {
    const connection = new Redis(server.url)
    connections.push(connection)
    const tiers = bentostore().useL1Layer(memoryDriver(memory)).useL2Layer(redisDriver({ connection }))
    return new BentoCache({ default: 'answers', stores: { answers: tiers } })
  }
  const policy = { ttl: 60_000, grace: 3_600_000 }

  it('asks a failing upstream once for every one of 200 callers', async () => {
    const cache = open()
    const factory = vi.fn(() => Promise.reject(new Error('down')))
    const asked = Array.from({ length: 200 }, () => cache.getOrSet({ key: 'failing', ...policy, factory }))
    await Promise.allSettled(asked)
    expect(factory).toHaveBeenCalledTimes(200)
  })

  it('asks once for every process', async () => {
    const started: (() => void)[] = []
    const factory = vi.fn(() => new Promise<string>((resolve) => started.push(() => resolve('answer'))))
    const asked = [open(), open(), open()].map((cache) =>
      cache.getOrSet({ key: 'shared', ...policy, factory }),
    )
    await vi.waitFor(() => expect(started).toHaveLength(3))
    for (const finish of started) finish()
    await Promise.all(asked)
  })

  it('cannot keep parsed values in memory beside Redis', async () => {
    const [one, two] = [open({ serialize: false }), open({ serialize: false })]
    await one.set({ key: 'object', value: { temp: 7 }, ...policy })
    expect(await two.get({ key: 'object' })).toEqual({ temp: 7 })
    await expect(two.get({ key: 'object' })).rejects.toThrow(TypeError)
  })
})
