import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import type { RadarView, StepView } from './radar-page.server.ts'
import { RadarPlayer } from './radar-player.tsx'
import { createRadarStore } from './radar-store.ts'
import { TimeBlock } from './time-block.tsx'

beforeAll(() => loadAllTexts(languages))

const step = 5 * minuteMs

/** Newest measurement at 0; `hours` of forecast follow the nowcast. */
const lineView = (hours: number): RadarView['line'] => ({
  nowAt: 0,
  stops: [
    ...[-1, 0, 1, 2].map((index) => ({
      at: index * step,
      part: index <= 0 ? ('measured' as const) : ('nowcast' as const),
      name: '12:05',
      day: null,
      scales: ['hours', 'days'] as const,
    })),
    ...Array.from({ length: hours }, (_, hour) => ({
      at: (hour + 0.5) * hourMs,
      part: 'forecast' as const,
      name: `Wed 0${hour}–0${hour + 1} h`,
      day: { hours: `0${hour}–0${hour + 1} h`, name: 'Wednesday' },
      scales: hour % 3 === 0 ? (['hours', 'days'] as const) : (['hours'] as const),
    })),
  ],
  ticks: [],
  nights: [],
  endDay: hours > 0 ? 'Wed 29' : null,
})

function player({
  hours = 0,
  search = '',
  kind = 'measured',
  steps = [],
  said = null,
  isStale = false,
  isFilling = false,
}: {
  hours?: number
  search?: string
  kind?: StepView['kind']
  steps?: StepView[]
  said?: string | null
  isStale?: boolean
  isFilling?: boolean
}): string {
  const all = lineView(hours)
  const line = isFilling ? { ...all, stops: all.stops.filter(({ part }) => part === 'measured') } : all
  const store = createRadarStore({ line, manifest: null, isHailSeason: true }, search, {
    hasReducedMotion: () => true,
    sources: {
      hail: { address: '', lifeMs: 0 },
      stations: { address: '', lifeMs: 0 },
      lightning: { address: '', lifeMs: 0 },
    },
  })
  const { moment, scale } = store.getState()
  return renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <RadarPlayer
        store={store}
        moment={moment}
        scale={scale}
        view={line}
        kind={kind}
        steps={steps}
        said={said}
        placeName="Bern"
        stepMinutes={5}
        canPlay
        isStale={isStale}
        isFilling={isFilling}
      />
    </LanguageProvider>,
  )
}
const at = (time: number) => `?t=${new Date(time).toISOString()}`

it.each<[StepView['kind'], string, string]>([
  ['measured', 'Measured', 'Measured'],
  ['missing', 'Not measured, filled in', 'Not measured, filled in'],
  ['predicted', 'Nowcast', 'Nowcast, in 5\u00a0minutes'],
])('the slider and the map say the same of a picture: %s', (kind, onSlider, onMap) => {
  expect(player({ kind, search: at(step) })).toContain(`aria-valuetext="${onSlider}, 12:05"`)
  const block = renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <TimeBlock at={step} kind={kind} nowAt={0} timeOf={() => '12:05'} notes={[]} />
    </LanguageProvider>,
  )
  expect(block).toContain(`<span>${onMap}</span>`)
})

it('says why the line is nearly empty while the first pictures are being made', () => {
  expect(player({ isFilling: true })).toContain('<b class="only-narrow">Radar images are being processed</b>')
  expect(player({})).toContain('<b class="only-narrow">Radar</b>')
})

it('says of the place what the layer shows, to those who cannot see it', () => {
  const page = player({ hours: 3, search: at(1.5 * hourMs), kind: 'forecast', said: '14 °C' })
  expect(page).toContain('aria-valuetext="Forecast, Bern Wed 01–02 h: 14 °C"')
})

it('calls now only what is: an old measurement is named as one', () => {
  expect(player({})).toContain('Now 12:05')
  const old = player({ isStale: true })
  expect(old).toContain('Measured 12:05')
  expect(old).not.toContain('Now 12:05')
})

it('an hour of the forecast says that no radar saw it, on the slider, on the map and in its steps', () => {
  const page = player({ hours: 3, search: at(1.5 * hourMs), kind: 'forecast' })
  expect(page).toContain('aria-valuetext="Forecast, Wed 01–02 h"')
  expect(page).toContain('aria-label="Back 1\u00a0h"')
  const block = renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <TimeBlock
        at={1.5 * hourMs}
        day={{ hours: '01–02 h', name: 'Wednesday' }}
        kind="forecast"
        nowAt={0}
        timeOf={() => ''}
        notes={[null]}
      />
    </LanguageProvider>,
  )
  expect(block).toBe(
    '<div class="map-time" data-kind="forecast"><b>01–02 h</b><span>Wednesday. Forecast, no radar</span></div>',
  )
})

it('each part has the width of its steps, and the forecast begins after a break', () => {
  const page = player({ hours: 6 })
  expect(page).toContain('--measured:1;--nowcast:2;--forecast:6;--gaps:1')
  expect(page).toContain('class="time-break"')
  expect(player({})).not.toContain('time-break')
})

it('draws what falls, and dashed around it what one run in ten exceeds', () => {
  const rain = { at: 0.5 * hourMs, kind: 'forecast', step: 3, rate: 1, most: 4, text: '' } as const
  const bars = player({ hours: 1, steps: [rain] })
  expect(bars).toMatch(/data-kind="forecast"[^>]*--height:20%/)
  expect(bars).toMatch(/data-kind="most"[^>]*--height:40%/)
  expect(player({ hours: 1, steps: [{ ...rain, most: 0.4 }] })).not.toContain('data-kind="most"')
})
