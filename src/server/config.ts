import { createECDH } from 'node:crypto'
import { z } from 'zod'
import { isLoopbackHost } from '../domain/address/loopback-host.ts'
import { hourMs } from '../domain/time/durations.ts'
import type { SiteSettings } from '../page-contract/page-contract.ts'
import { type AddressVariable, addressVariables } from '../upstreams/providers.ts'
import { adNetworkOrigins } from './http/ad-network-origins.ts'
import { type IdentityVariable, identityVariables } from './identity/read-identity.ts'

/** The only module that reads the environment. Startup fails with an error that names the variable of an invalid value. */
const number = z.coerce.number({
  error: ({ input }) => (Number.isNaN(input) ? 'a number is needed' : undefined),
})
const port = number.int().min(0).max(65_535)
const url = z
  .url({ protocol: /^https?$/, error: 'an address such as https://weather.example is needed' })
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
/** As browsers write it in their Origin header, with which it is compared: in lower case, without the usual port. */
const origin = z
  .string()
  .transform((text) => URL.parse(text))
  .refine((url) => url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`, {
    error: 'scheme and host only, such as https://weather.example',
  })
  .transform((url) => url?.origin)
const host = z.string().refine(
  (text) => {
    const url = URL.parse(`http://${text.includes(':') ? `[${text}]` : text}`)
    return url !== null && url.href === `${url.origin}/`
  },
  { error: 'a name or address of this machine, such as 127.0.0.1, is needed' },
)
const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')
const perMinute = number.int().min(1)
const callLimit = number.int().min(1)
const secret = z.string().min(8)
const googleAdScript = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

/** "footer=1234567890,banner=2345678901": the network's unit ids by placement. */
const adPlacement = z.enum(['footer', 'sidebar-left', 'sidebar-right', 'banner', 'home', 'rail', 'popup'])
const adSlots = z
  .string()
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.split('=', 2))))
  .pipe(z.partialRecord(adPlacement, z.string().regex(/^[\w.-]{1,80}$/)))
const adOrigins = z
  .string()
  .regex(/^https?:\/\/[\w.*:-]+( https?:\/\/[\w.*:-]+)*$/)
  .transform((text) => text.split(' '))

/** "http://127.0.0.1:9000 https://push.example.org": origins, nothing behind them. */
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).refine((text) => URL.parse(text)?.origin === text)))
/** "google.com, pub-123, DIRECT, f08c47fec0942fa0; …": the lines of /ads.txt. */
const adsTxtLine = /^[\w.-]+, *[\w.-]+, *(DIRECT|RESELLER)(, *[\w.-]+)?$/
const adsTxt = z
  .string()
  .transform((text) => text.split(/ *; */))
  .refine((lines) => lines.every((line) => adsTxtLine.test(line)), {
    error:
      'lines such as "google.com, pub-123, DIRECT, f08c47fec0942fa0", separated by semicolons, are needed',
  })
  .transform((lines) => `${lines.join('\n')}\n`)
const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'an address such as postgres://user:password@host/database is needed',
})
const redisUrl = z.url({ protocol: /^rediss?$/, error: 'an address such as redis://host:6379 is needed' })
const pushKey = z
  .string()
  .refine((text) => /^[\w-]{43}$/.test(text) && isPrivateKey(Buffer.from(text, 'base64url')), {
    error: 'a P-256 private key, 32 bytes in base64url, is needed',
  })

/** Neither 0 nor beyond the order of the curve. */
function isPrivateKey(bytes: Buffer): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(bytes)
    return true
  } catch {
    return false
  }
}

/** Where the operator reaches each provider; null: at its own address. */
export type Addresses = Record<AddressVariable, string | null>
const addresses = Object.fromEntries(addressVariables.map((name) => [name, url.optional()])) as Record<
  AddressVariable,
  z.ZodOptional<typeof url>
>

const identitySettings = Object.fromEntries(
  identityVariables.map((name) => [name, z.string().optional()]),
) as Record<(typeof identityVariables)[number], z.ZodOptional<z.ZodString>>

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: host.default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: databaseUrl.optional(),
  REDIS_URL: redisUrl.optional(),
  KEY_SECRET: z.string().min(16).optional(),
  OPERATOR_CODE: secret.optional(),
  DEMO: flag.optional(),
  DEMO_SEED: number.int().min(0).optional(),
  DEMO_TIME: z.iso.datetime().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUSTED_PROXIES: number.int().min(0).max(10).default(0),
  API_REQUESTS_PER_MINUTE: perMinute.default(1200),
  SEARCHES_PER_MINUTE: perMinute.default(60),
  COSTLY_ANSWERS_PER_MINUTE: perMinute.default(600),
  SOURCE_PATIENCE_MS: number.int().min(100).max(60_000).default(1200),
  MONITORING_TOKEN: secret.optional(),
  OPENWEATHER_CALLS_PER_DAY: callLimit.default(1000),
  OPENWEATHER_CALLS_PER_MINUTE: callLimit.default(400),
  CONTACT_MAIL: z.email().optional(),
  ISSUES_URL: url.optional(),
  SOURCE_CODE_URL: url.optional(),
  OPERATOR_NAME: z.string().min(2).max(300).optional(),
  LOG_RETENTION_DAYS: number.int().min(0).max(3650).default(30),
  ADS: z.enum(['none', 'house', 'network']).optional(),
  ADS_POPUP: z.enum(['off', 'session', 'persistent']).default('session'),
  ADS_PUBLISHER_ID: z
    .string()
    .regex(/^[\w.-]{3,80}$/)
    .optional(),
  ADS_SLOTS: adSlots.default({}),
  ADS_SCRIPT_URL: url.default(googleAdScript),
  ADS_ORIGINS: adOrigins.optional(),
  ADS_CONSENT_PLATFORM_URL: url.optional(),
  ADS_TXT: adsTxt.optional(),
  ...addresses,
  LOCAL_FORECASTS: z.enum(['always', 'open-data']).default('always'),
  LOCAL_FORECASTS_EVERY_HOURS: number.min(1).max(12).default(3),
  BASEMAP_STYLE_URL: url.optional(),
  PUSH_PRIVATE_KEY: pushKey.optional(),
  PUSH_ALLOWED_ORIGINS: origins.default([]),
  PUSH_SUBSCRIPTIONS: number.int().min(0).default(50_000),
  PUSH_SUBSCRIPTIONS_PER_CLIENT: number.int().min(1).default(20),
  // Checked later: none of them stops the start.
  ...identitySettings,
})

/** @internal For the tests that compare the settings' page and the legal texts with it. */
export const variables = Object.keys(schema.shape)

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable is an unset one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    // The value itself may be a secret: only the variable and what was expected are named.
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Bad configuration:\n${lines.join('\n')}`)
  }
  const v = result.data
  // A demo shows what the slots are; an operator who opens a site to visitors chooses their content.
  const withoutAccount = seedOf(v) === 'demo' ? 'house' : 'none'
  const adMode = v.ADS ?? (v.ADS_PUBLISHER_ID ? 'network' : withoutAccount)
  if (adMode === 'network' && !v.ADS_PUBLISHER_ID)
    throw new ConfigError('Bad configuration:\n  ADS_PUBLISHER_ID: needed for ADS=network')
  const ownHost = v.HOST.includes(':') ? `[${v.HOST}]` : v.HOST
  // In production an unset address is more likely forgotten than that of a site which nobody else can reach.
  const knownOrigin = v.PUBLIC_ORIGIN ?? (v.NODE_ENV === 'production' ? null : `http://${ownHost}`)
  const platformOrigins = v.ADS_CONSENT_PLATFORM_URL ? [new URL(v.ADS_CONSENT_PLATFORM_URL).origin] : []
  return {
    host: v.HOST,
    port: v.PORT,
    publicOrigin: v.PUBLIC_ORIGIN ?? null,
    /** Whether a request from this machine may be the operator's: only where no proxy can be in between. */
    trustsThisMachine:
      v.TRUSTED_PROXIES === 0 && knownOrigin !== null && isLoopbackHost(new URL(knownOrigin).host),
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL ?? null,
    redisUrl: v.REDIS_URL ?? null,
    keySecret: v.KEY_SECRET ?? null,
    operatorCode: v.OPERATOR_CODE ?? null,
    /** What a first start uses: the demo world or open data; null: nothing. */
    seed: seedOf(v),
    demoSeed: v.DEMO_SEED ?? 7,
    /** Nobody named a demo world: one is chosen by the date when it is first shown. */
    choosesDemoSeed: v.DEMO_SEED === undefined,
    /** Where the site's clock starts instead of now, epoch ms: demo weather of another season or hour. */
    demoTime: v.DEMO_TIME ? Date.parse(v.DEMO_TIME) : null,
    logLevel: v.LOG_LEVEL,
    /** Number of reverse proxies in front; 0 ignores forwarding headers. */
    trustedProxies: v.TRUSTED_PROXIES,
    /** Per client: calls of the API, and among them those that may reach the geocoder. */
    apiRequestsPerMinute: v.API_REQUESTS_PER_MINUTE,
    searchesPerMinute: v.SEARCHES_PER_MINUTE,
    /** Per client: pages rendered, feeds and drawn pictures. */
    costlyAnswersPerMinute: v.COSTLY_ANSWERS_PER_MINUTE,
    /** How long a page waits for a source. */
    sourcePatienceMs: v.SOURCE_PATIENCE_MS,
    monitoringToken: v.MONITORING_TOKEN ?? null,
    /** Billed calls of the weather service, for the whole installation. */
    billedCalls: { perDay: v.OPENWEATHER_CALLS_PER_DAY, perMinute: v.OPENWEATHER_CALLS_PER_MINUTE },
    /** Who the site is to its visitors, as set: src/server/identity. */
    identity: Object.fromEntries(
      identityVariables.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    ) as Partial<Record<IdentityVariable, string>>,
    site: {
      contactMail: v.CONTACT_MAIL ?? null,
      issuesUrl: v.ISSUES_URL ?? null,
      sourceCodeUrl: v.SOURCE_CODE_URL ?? null,
      operatorName: v.OPERATOR_NAME ?? null,
      logRetentionDays: v.LOG_RETENTION_DAYS,
      adsTxt: v.ADS_TXT ?? null,
      ads: {
        mode: adMode,
        popup: adMode === 'none' ? 'off' : v.ADS_POPUP,
        network:
          adMode === 'network' && v.ADS_PUBLISHER_ID
            ? {
                publisherId: v.ADS_PUBLISHER_ID,
                scriptUrl: v.ADS_SCRIPT_URL,
                slotIds: v.ADS_SLOTS,
                consentPlatformUrl: v.ADS_CONSENT_PLATFORM_URL ?? null,
              }
            : null,
      },
    } satisfies Omit<SiteSettings, 'identity'>,
    /** Origins that the ad network's scripts, frames and pictures may come from; none without a network. */
    adOrigins:
      adMode === 'network'
        ? [...(v.ADS_ORIGINS ?? adNetworkOrigins(v.ADS_SCRIPT_URL)), ...platformOrigins]
        : [],
    /** A MapLibre style, such as swisstopo's, under the radar instead of the embedded base map. */
    baseMapStyleUrl: v.BASEMAP_STYLE_URL ?? null,
    /** The map and the snow line are made from them, whichever key the weather comes by. */
    localForecastsAlways: v.LOCAL_FORECASTS === 'always',
    /** MeteoSwiss publishes a run every hour and asks users to fetch sparingly. */
    localForecastsEveryMs: v.LOCAL_FORECASTS_EVERY_HOURS * hourMs,
    push: {
      privateKey: v.PUSH_PRIVATE_KEY ?? null,
      /** Push services besides those of the usual browsers; they may be in a private network. */
      allowedOrigins: v.PUSH_ALLOWED_ORIGINS,
      mostSubscriptions: v.PUSH_SUBSCRIPTIONS,
      /** New ones in a day. */
      subscriptionsPerClient: v.PUSH_SUBSCRIPTIONS_PER_CLIENT,
    },
    childEnvironment: childEnvironment(given),
    addresses: Object.fromEntries(addressVariables.map((name) => [name, v[name] ?? null])) as Addresses,
  }
}

function seedOf(v: { NODE_ENV: string; DEMO?: boolean | undefined }): 'demo' | 'open-data' | null {
  if (v.NODE_ENV === 'production') return v.DEMO ? 'demo' : 'open-data'
  return v.DEMO === false ? null : 'demo'
}

/** What a child process needs to reach the network, to start quickly and to stay small; never a secret. */
function childEnvironment(given: Record<string, string | undefined>): Record<string, string> {
  const isNeeded =
    /^(PATH|SystemRoot|NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|(HTTPS?|NO)_PROXY|NODE_COMPILE_CACHE|MALLOC_ARENA_MAX)$/i
  const kept = Object.entries(given).filter(([name, value]) => value !== undefined && isNeeded.test(name))
  return Object.fromEntries(kept) as Record<string, string>
}
