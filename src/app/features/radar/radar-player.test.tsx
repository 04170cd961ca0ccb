import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { createPlayback } from './playback.ts'
import type { StepView } from './radar-page-view.ts'
import { RadarPlayer } from './radar-player.tsx'
import { TimeBlock } from './time-block.tsx'

beforeAll(() => loadAllTexts(languages))

const step = 5 * minuteMs

it.each<[StepView['kind'], string, string]>([
  ['measured', 'Measured', 'Measured'],
  ['missing', 'Not measured, filled in', 'Not measured, filled in'],
  ['predicted', 'Forecast', 'Forecast, in 5\u00a0minutes'],
])('the slider and the map say the same of a picture: %s', (kind, onSlider, onMap) => {
  const span = { startAt: 0, endAt: 2 * step, nowAt: 0, stepMs: step }
  const playback = createPlayback({ span, time: step, hasReducedMotion: () => true })
  const timeOf = () => '12:05'
  const page = renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <RadarPlayer
        playback={playback}
        moment={playback.getMoment()}
        span={span}
        kind={kind}
        steps={[]}
        timeOf={timeOf}
        placeName="Bern"
        canPlay
        isStale={false}
      />
      <TimeBlock at={step} kind={kind} nowAt={0} timeOf={timeOf} notes={[]} />
    </LanguageProvider>,
  )
  expect(page).toContain(`aria-valuetext="${onSlider}, 12:05"`)
  expect(page).toContain(`<span>${onMap}</span>`)
})

it('calls now only what is: an old measurement is named as one', () => {
  const span = { startAt: -step, endAt: step, nowAt: 0, stepMs: step }
  const playback = createPlayback({ span, time: 0, hasReducedMotion: () => true })
  const axis = (isStale: boolean) =>
    renderToStaticMarkup(
      <LanguageProvider language="en" units={metricUnits}>
        <RadarPlayer
          playback={playback}
          moment={playback.getMoment()}
          span={span}
          kind="measured"
          steps={[]}
          timeOf={() => '19:05'}
          placeName="Bern"
          canPlay
          isStale={isStale}
        />
      </LanguageProvider>,
    )
  expect(axis(false)).toContain('Now 19:05')
  expect(axis(true)).toContain('Measured 19:05')
  expect(axis(true)).not.toContain('Now')
})
