import type { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { describeWithRedis, type RedisServer, startRedis } from '../../../tests/support/redis.ts'
import { connectRedis } from './connect-redis.ts'

describeWithRedis('connection to Redis', () => {
  let server: RedisServer
  let redis: Redis
  let log: ReturnType<typeof recordedLog>

  beforeEach(async () => {
    server = await startRedis()
    log = recordedLog()
    redis = await connectRedis(server.url, { log })
  })
  afterEach(async () => {
    redis.disconnect()
    await server.dispose()
  })

  it('is ready at once', async () => {
    expect(await redis.ping()).toBe('PONG')
    expect(log.lines).toEqual([])
  })

  it('rejects at once while Redis is dead, says so once, and comes back by itself', async () => {
    await server.kill()
    await eventually(() => expect(redis.status).not.toBe('ready'))
    for (let command = 0; command < 10; command++) await expect(redis.ping()).rejects.toThrow()
    await server.start()
    await eventually(() => redis.ping())
    expect(log.messages()).toEqual(['Redis is away: working from memory', 'Redis is back'])
  })

  it('gives up on a Redis that hangs, leaves it alone for a moment, and comes back by itself', async () => {
    server.pause()
    await expect(redis.ping()).rejects.toThrow('Command timed out')
    await expect(redis.ping()).rejects.toThrow('did not answer in time')
    server.resume()
    await eventually(() => redis.ping())
    expect(log.messages()).toEqual(['Redis is away: working from memory', 'Redis is back'])
  })

  it('replaces a connection that stays silent', async () => {
    server.pause()
    const probe = setInterval(() => redis.ping().catch(() => undefined), 20)
    try {
      await eventually(() => expect(redis.status).not.toBe('ready'))
    } finally {
      clearInterval(probe)
      server.resume()
    }
    await eventually(() => redis.ping())
  })

  it('says why Redis refuses, never with what', async () => {
    await redis.config('SET', 'requirepass', 'the-right-one')
    const refusals = ['redis://:hush-hush@', 'redis://someone:hush-hush@', 'redis://'].map(async (start) => {
      const own = recordedLog()
      const other = await connectRedis(server.url.replace('redis://', start), { log: own })
      await expect(other.ping()).rejects.not.toThrow('hush-hush')
      other.disconnect()
      expect(JSON.stringify(own.lines)).not.toMatch(/hush-hush|someone/)
      return own.lines[0]?.fields
    })
    expect(await Promise.all(refusals)).toEqual([
      { reason: 'WRONGPASS' },
      { reason: 'WRONGPASS' },
      { reason: 'NOAUTH' },
    ])
  })

  it('never writes the password of its address', async () => {
    const url = `redis://someone:hush-hush@127.0.0.1:${await freePort()}`
    const other = await connectRedis(url, { log })
    await expect(other.ping()).rejects.not.toThrow('hush-hush')
    other.disconnect()
    expect(log.messages()).toEqual(['Redis is away: working from memory'])
    expect(JSON.stringify(log.lines)).not.toContain('hush-hush')
  })
})
