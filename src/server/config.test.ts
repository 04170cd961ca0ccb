import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('starts with nothing configured', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, seedDemo: true, trustedProxies: 0 })
  })

  it('seeds no demo key in production unless asked to', () => {
    expect(readConfig({ NODE_ENV: 'production' }).seedDemo).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).seedDemo).toBe(true)
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'localhost'],
    ['OPENWEATHER_BASE_URL', 'ftp://x'],
    ['CONTACT_MAIL', 'nobody'],
    ['OPERATOR_CODE', 'short'],
  ])('names the variable %s and never its value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    try {
      readConfig({ [name]: value })
    } catch (error) {
      expect(String(error)).toContain(name)
      expect(String(error)).not.toContain(value)
    }
  })

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', REDIS_URL: '' })).toMatchObject({ port: 3000, redisUrl: null })
  })
})
