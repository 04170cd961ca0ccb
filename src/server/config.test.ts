import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, variables } from './config.ts'

describe('readConfig', () => {
  it('starts with nothing configured', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, seed: 'demo', trustedProxies: 0 })
  })

  it('reads nothing that the page of settings does not explain', () => {
    const explained = readFileSync('docs/settings.md', 'utf8')
    expect(variables.filter((name) => !explained.includes(`\`${name}\``))).toEqual([])
  })

  it('seeds no demo key in production unless configured', () => {
    expect(readConfig({ NODE_ENV: 'production' }).seed).toBe('open-data')
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).seed).toBe('demo')
  })

  it.each([
    ['nothing', {}, true],
    ['IPv6', { HOST: '::1' }, true],
    ['all addresses', { HOST: '0.0.0.0' }, false],
    ['a public address', { PUBLIC_ORIGIN: 'https://weather.example' }, false],
    ['a proxy', { TRUSTED_PROXIES: '1' }, false],
    ['production', { NODE_ENV: 'production' }, false],
    ['production here', { NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }, true],
  ])('trusts this machine as far as configured: %s', (_, given, trusts) => {
    expect(readConfig(given).trustsThisMachine).toBe(trusts)
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'localhost'],
    ['OPENWEATHER_BASE_URL', 'ftp://x'],
    ['CONTACT_MAIL', 'nobody'],
    ['OPERATOR_CODE', 'short'],
    ['ADS', 'many'],
    ['ADS_PUBLISHER_ID', 'a b<c>'],
    ['ADS_SLOTS', 'roof=123'],
    ['ADS_SLOTS', 'footer=a b'],
    ['ADS_SCRIPT_URL', 'javascript:alert(1)'],
    ['ADS_ORIGINS', "'unsafe-eval'"],
    ['ADS_CONSENT_PLATFORM_URL', 'data:text/javascript,1'],
    ['LOG_RETENTION_DAYS', '-1'],
    ['HOST', '999.1.1.1'],
    ['HOST', 'weather.example/site'],
    ['PUSH_PRIVATE_KEY', 'A'.repeat(43)],
    ['PUSH_PRIVATE_KEY', Buffer.alloc(32, 0xff).toString('base64url')],
    ['PUSH_PRIVATE_KEY', 'short'],
  ])('names the variable %s and never its value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    try {
      readConfig({ [name]: value })
    } catch (error) {
      expect(String(error)).toContain(name)
      expect(String(error)).not.toContain(value)
    }
  })

  it.each([
    ['TRUSTED_PROXIES', 'yes', 'a number is needed'],
    ['PORT', 'eighty', 'a number is needed'],
    ['PORT', '70000', '<=65535'],
    ['PORT', '80.5', 'expected int'],
    ['OPENWEATHER_CALLS_PER_DAY', 'many', 'a number is needed'],
    ['DATABASE_URL', 'mysql://db.example/weather', 'such as postgres://user:password@host/database'],
    ['REDIS_URL', 'localhost:6379', 'such as redis://host:6379'],
    ['METNO_BASE_URL', 'api.met.no', 'such as https://weather.example'],
    ['HOST', '999.1.1.1', 'a name or address of this machine, such as 127.0.0.1'],
    ['PUSH_PRIVATE_KEY', 'A'.repeat(43), 'a P-256 private key, 32 bytes in base64url'],
  ])('says what %s=%s should be', (name, value, needed) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`\\n  ${name}: .*${needed}`))
  })

  it.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost', 'host_1.internal'])('listens on %s', (host) => {
    expect(readConfig({ HOST: host }).host).toBe(host)
  })

  it.each([
    ['https://wetter.example', 'https://wetter.example'],
    ['https://wetter.example/', 'https://wetter.example'],
    ['https://Wetter.Example:443', 'https://wetter.example'],
    ['http://wetter.example:8080', 'http://wetter.example:8080'],
  ])('reads the public origin %s as browsers write it', (given, origin) => {
    expect(readConfig({ PUBLIC_ORIGIN: given }).publicOrigin).toBe(origin)
  })

  it.each([
    'https://wetter.example/site',
    'https://wetter.example//',
    'https://wetter.example?a=b',
    'https://wetter.example#a',
    'https://me@wetter.example',
    'https://',
    'wetter.example',
    'ftp://wetter.example',
  ])('refuses the public origin %s and says what is needed', (given) => {
    expect(() => readConfig({ PUBLIC_ORIGIN: given })).toThrow('PUBLIC_ORIGIN: scheme and host only')
  })

  it('passes on to child processes what they need, and no secret', () => {
    const { childEnvironment } = readConfig({
      PATH: '/bin',
      https_proxy: 'http://proxy.example',
      MALLOC_ARENA_MAX: '2',

      KEY_SECRET: 'a secret of enough letters',
      OPERATOR_CODE: 'matterhorn-4478',
      NODE_OPTIONS: '--max-semi-space-size=16',
    })
    expect(childEnvironment).toEqual({
      PATH: '/bin',
      https_proxy: 'http://proxy.example',
      MALLOC_ARENA_MAX: '2',
    })
  })

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', REDIS_URL: '' })).toMatchObject({ port: 3000, redisUrl: null })
  })

  it('carries no advertising in production unless the operator chooses it', () => {
    const modeOf = (set: Record<string, string>) =>
      readConfig({ NODE_ENV: 'production', ...set }).site.ads.mode
    expect(modeOf({})).toBe('none')
    expect(modeOf({ ADS: 'house' })).toBe('house')
    expect(modeOf({ DEMO: '1' })).toBe('house')
    expect(modeOf({ ADS_PUBLISHER_ID: 'ca-pub-1' })).toBe('network')
  })

  it('carries house panels in the demo, the network with an account, and nothing if configured so', () => {
    expect(readConfig({})).toMatchObject({
      site: { ads: { mode: 'house', popup: 'session', network: null } },
      adOrigins: [],
    })
    const network = readConfig({
      ADS_PUBLISHER_ID: 'ca-pub-1',
      ADS_SLOTS: 'footer=12,home=34',
      ADS_POPUP: 'off',
    })
    expect(network.site.ads).toEqual({
      mode: 'network',
      popup: 'off',
      network: {
        publisherId: 'ca-pub-1',
        scriptUrl: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js',
        slotIds: { footer: '12', home: '34' },
        consentPlatformUrl: null,
      },
    })
    expect(network.adOrigins).toContain('https://*.googlesyndication.com')
    expect(readConfig({ ADS: 'none', ADS_PUBLISHER_ID: 'ca-pub-1' })).toMatchObject({
      site: { ads: { mode: 'none', popup: 'off', network: null } },
      adOrigins: [],
    })
    expect(() => readConfig({ ADS: 'network' })).toThrow('ADS_PUBLISHER_ID')
  })

  it('lets in only the configured network and consent platform', () => {
    const own = { ADS_PUBLISHER_ID: 'p-1', ADS_SCRIPT_URL: 'https://ads.example/tag.js' }
    expect(readConfig(own).adOrigins).toEqual(['https://ads.example'])
    expect(readConfig({ ...own, ADS_CONSENT_PLATFORM_URL: 'https://cmp.example/v2.js' }).adOrigins).toEqual([
      'https://ads.example',
      'https://cmp.example',
    ])
    expect(readConfig({ ...own, ADS_ORIGINS: 'https://a.example https://*.b.example' }).adOrigins).toEqual([
      'https://a.example',
      'https://*.b.example',
    ])
  })
})
