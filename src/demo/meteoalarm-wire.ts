import { setImmediate as nextTurn } from 'node:timers/promises'
import { memoise } from '../domain/memoise.ts'
import { capitalised } from '../domain/texts/capitalised.ts'
import { escapeXml } from '../domain/texts/escape-xml.ts'
import { warningRegions } from '../reference/warning-regions.ts'
import { notFound, xml } from './answers.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { DemoWire } from './demo-wire.ts'
import { regionOutline } from './region-outline.ts'
import { type CapLanguage, capLanguages, hazardWords, labels, type WarningLevel } from './warning-texts.ts'
import { deriveWarnings, issueMs, listWarnings, type WarnedRegion, type Warning } from './warnings.ts'

const colours: Record<WarningLevel, { colour: string; severity: string }> = {
  2: { colour: 'yellow', severity: 'Moderate' },
  3: { colour: 'orange', severity: 'Severe' },
  4: { colour: 'red', severity: 'Extreme' },
}

export const meteoalarmWire: DemoWire = {
  paths: /meteoalarm|\/warnings\/feeds-/,
  create({ atmosphere }) {
    const warnings = createMeteoalarmWire(atmosphere, warningRegions)
    return async ({ url: { pathname, origin }, nowMs }) => {
      const uuid = /\/api\/v1\/warnings\/feeds-switzerland\/([0-9a-f-]{36})$/.exec(pathname)?.[1]
      if (uuid) {
        const document = await warnings.cap(uuid, nowMs)
        return document === null ? notFound() : xml(document, 'application/cap+xml')
      }
      if (!/atom/.test(pathname)) return notFound()
      return xml(await warnings.atom(nowMs, origin), 'application/atom+xml')
    }
  },
}

export type MeteoalarmWire = {
  atom(nowMs: number, origin: string): Promise<string>
  /** null: no such warning in the issues around now. */
  cap(uuid: string, nowMs: number): Promise<string | null>
}

/** Regions examined before yielding to the event loop. */
const batch = 12
const mostIssues = 8

export function createMeteoalarmWire(
  atmosphere: Atmosphere,
  regions: readonly WarnedRegion[],
): MeteoalarmWire {
  const issueAt = memoise(async (issueAtMs: number): Promise<Warning[]> => {
    const found: Warning[] = []
    for (let i = 0; i < regions.length; i += batch) {
      for (const region of regions.slice(i, i + batch))
        found.push(...deriveWarnings(atmosphere, region, issueAtMs))
      await nextTurn()
    }
    return found
  }, mostIssues)

  const candidates = (nowMs: number) => issueAt(Math.floor(nowMs / issueMs) * issueMs)

  return {
    async atom(nowMs, origin) {
      const listed = listWarnings(await candidates(nowMs), nowMs)
      return atomFeed(listed, nowMs, origin, (warning) => polygonText(warning, regions))
    },
    async cap(uuid, nowMs) {
      const now = (await candidates(nowMs)).find((warning) => uuidOf(warning) === uuid)
      const before = now ?? (await candidates(nowMs - issueMs)).find((warning) => uuidOf(warning) === uuid)
      return before ? capDocument(before, polygonText(before, regions)) : null
    },
  }
}

function polygonText({ region }: Warning, regions: readonly WarnedRegion[]): string {
  return regionOutline(region, regions)
    .map(([lat, lon]) => `${lat.toFixed(5)},${lon.toFixed(5)}`)
    .join(' ')
}

function uuidOf({ key }: Warning): string {
  return [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `a${key.slice(17, 20)}`,
    key.slice(20),
  ].join('-')
}

/** 2.49.0.0.756.0.CH. + yymmddHHMMSS + 20 hex digits. */
function identifierOf(warning: Warning): string {
  const stamp = new Date(warning.sentMs).toISOString().replaceAll(/\D/g, '').slice(2, 14)
  return `2.49.0.0.756.0.CH.${stamp}${warning.key.slice(0, 20)}`
}

const isoSeconds = (atMs: number) => new Date(atMs).toISOString().slice(0, 19)
const isoOffset = (atMs: number) => `${isoSeconds(atMs)}+00:00`

function atomFeed(
  warnings: readonly Warning[],
  nowMs: number,
  origin: string,
  polygon: (warning: Warning) => string,
): string {
  // The feed is produced every five minutes.
  const updated = `${isoSeconds(Math.floor(nowMs / 300_000) * 300_000 + 2000)}.313402Z`
  const entries = warnings.map((warning) => atomEntry(warning, origin, polygon(warning))).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2">
  <link rel="hub" href="https://pubsubhubbub.appspot.com/"/>
  <link type="application/atom+xml" rel="self" href="${origin}/feeds/meteoalarm-legacy-atom-switzerland"/>
  <link type="text/html" rel="alternate" href="https://meteoalarm.org"/>
  <rights>Demo data in the form of the MeteoAlarm feed. Not a warning of any weather service.</rights>
  <generator>Wetterhorn demo world</generator>
  <author>
    <name>meteoalarm.org</name>
    <uri>https://meteoalarm.org</uri>
  </author>
  <id>tag:meteoalarm.org,2021-02-19:CH</id>
  <title>MeteoAlarm - Alerting Europe for Extreme Weather</title>
  <updated>${updated}</updated>
${entries}</feed>
`
}

function atomEntry(warning: Warning, origin: string, polygon: string): string {
  const { hazard, level, region } = warning
  const words = hazardWords[hazard]
  const { colour, severity } = colours[level]
  const cap = `${origin}/api/v1/warnings/feeds-switzerland/${uuidOf(warning)}`
  const area = escapeXml(region.name)
  const sent = isoSeconds(warning.sentMs)
  return `  <entry>
    <cap:polygon>${polygon}</cap:polygon>
    <link title="${area}" href="https://meteoalarm.org?polygon=${uuidOf(warning)},0,0,0" hreflang="en"/>
    <cap:areaDesc>${area}</cap:areaDesc>
    <cap:event>${words.event[level].en}</cap:event>
    <cap:sent>${sent}+00:00</cap:sent>
    <cap:expires>${isoOffset(warning.expiresMs)}</cap:expires>
    <cap:effective>${sent}+00:00</cap:effective>
    <cap:onset>${isoOffset(warning.onsetMs)}</cap:onset>
    <cap:certainty>Likely</cap:certainty>
    <cap:severity>${severity}</cap:severity>
    <cap:urgency>Future</cap:urgency>
    <cap:scope>Public</cap:scope>
    <cap:message_type>Alert</cap:message_type>
    <cap:status>Actual</cap:status>
    <cap:identifier>${identifierOf(warning)}</cap:identifier>
    <link type="application/cap+xml" href="${cap}"/>
    <link title="Switzerland" rel="related" href="https://meteoalarm.org?region=CH" hreflang="en"/>
    <author>
      <name>meteoalarm.org</name>
      <uri>https://meteoalarm.org</uri>
    </author>
    <published>${sent}Z</published>
    <id>${cap}?index_info=0&amp;index_area=0&amp;index_polygon=0</id>
    <title>${capitalised(colour)} ${words.awareness.title} Warning issued for Switzerland - ${area}</title>
    <updated>${sent}Z</updated>
  </entry>
`
}

function capDocument(warning: Warning, polygon: string): string {
  return `<?xml version="1.0" encoding="utf-8" standalone="yes" ?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
  <identifier>${identifierOf(warning)}</identifier>
  <sender>meteoalarm.cap@meteoswiss.ch</sender>
  <sent>${isoOffset(warning.sentMs)}</sent>
  <status>Actual</status>
  <msgType>Alert</msgType>
  <scope>Public</scope>
${capLanguages.map((language) => capInfo(warning, polygon, language)).join('')}</alert>
`
}

function capInfo(warning: Warning, polygon: string, language: CapLanguage): string {
  const { hazard, level } = warning
  const words = hazardWords[hazard]
  const { colour, severity } = colours[level]
  const event = escapeXml(words.event[level][language])
  return `  <info>
    <language>${language}</language>
    <category>Met</category>
    <event>${event}</event>
    <responseType>None</responseType>
    <urgency>Future</urgency>
    <severity>${severity}</severity>
    <certainty>Likely</certainty>
    <eventCode>
      <valueName>NinjoWarnTypeId</valueName>
      <value>${words.ninjo}</value>
    </eventCode>
    <effective>${isoOffset(warning.sentMs)}</effective>
    <onset>${isoOffset(warning.onsetMs)}</onset>
    <expires>${isoOffset(warning.expiresMs)}</expires>
    <senderName>MeteoSwiss</senderName>
    <headline>${event}</headline>
    <description>${escapeXml(description(warning, language))}</description>
    <instruction>${escapeXml(words.advice[language])}</instruction>
    <web>http://www.meteoswiss.admin.ch</web>
    <contact>meteoalarm.cap@meteoswiss.ch</contact>
    <parameter>
      <valueName>awareness_level</valueName>
      <value>${level}; ${colour}; ${severity}</value>
    </parameter>
    <parameter>
      <valueName>awareness_type</valueName>
      <value>${words.awareness.code}; ${words.awareness.name}</value>
    </parameter>
    <area>
      <areaDesc>${escapeXml(warning.region.name)}</areaDesc>
      <polygon>${polygon}</polygon>
      <altitude>0.0</altitude>
      <ceiling>3000.0</ceiling>
    </area>
  </info>
`
}

/** A dash list with labels, as MeteoSwiss writes it; French sets a space before the colon. */
function description(warning: Warning, language: CapLanguage): string {
  const words = hazardWords[warning.hazard]
  const line = (label: string, text: string) => `- ${label}${language === 'fr' ? ' :' : ':'} ${text}`
  const lines = [
    line(labels.impacts[language], words.impacts[language]),
    line(labels.advice[language], words.advice[language]),
  ]
  const expected = expectation(warning)
  if (expected) lines.push(line(labels[expected.label][language], expected.range))
  return lines.join('\n')
}

function expectation({
  hazard,
  magnitude,
}: Warning): { label: 'amounts' | 'gusts' | 'snowfall'; range: string } | null {
  const around = (step: number, unit: string, value = magnitude) => {
    const low = Math.floor((value * 0.85) / step) * step
    return `${low}-${Math.max(low + step, Math.ceil((value * 1.1) / step) * step)} ${unit}`
  }
  if (hazard === 'rain') return { label: 'amounts', range: around(10, 'mm') }
  if (hazard === 'snow') return { label: 'snowfall', range: around(5, 'cm') }
  if (hazard === 'wind') return { label: 'gusts', range: around(10, 'km/h', magnitude * 3.6) }
  return null
}
