import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { TimeBlock } from './time-block.tsx'

beforeAll(() => loadAllTexts(languages))

it('does not count from now where the newest measurement is old', () => {
  const block = renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <TimeBlock at={25 * minuteMs} kind="predicted" nowAt={null} timeOf={() => '19:30'} notes={['Old.']} />
    </LanguageProvider>,
  )
  expect(block).toContain('<span>Nowcast</span><small>Old.</small>')
})

it('says of a cloud picture that it is older than the moment chosen', () => {
  const block = (satelliteAt: number) =>
    renderToStaticMarkup(
      <LanguageProvider language="it" units={metricUnits}>
        <TimeBlock
          at={20 * minuteMs}
          kind="measured"
          satellite={{ at: satelliteAt, newestAt: satelliteAt }}
          nowAt={20 * minuteMs}
          timeOf={(at) => (at === 0 ? '19:00' : '19:20')}
          notes={[]}
        />
      </LanguageProvider>,
    )
  expect(block(0)).toContain('<small>L’ultima prima delle 19:20</small>')
  expect(block(20 * minuteMs)).not.toContain('<small>')
})

it('of clouds, which are never predicted, shows when the picture was taken', () => {
  const block = renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <TimeBlock
        at={25 * minuteMs}
        kind="predicted"
        satellite={{ at: 0, newestAt: 0 }}
        nowAt={15 * minuteMs}
        timeOf={(at) => (at === 0 ? '19:00' : '19:25')}
        notes={[]}
      />
    </LanguageProvider>,
  )
  expect(block).toBe(
    '<div class="map-time" data-kind="measured"><b>19:00</b><span>Satellite image</span><small>There is no cloud forecast.</small></div>',
  )
})

it('of clouds at a time without a picture has that time, and names the latest picture', () => {
  const block = (kind: 'measured' | 'predicted') =>
    renderToStaticMarkup(
      <LanguageProvider language="en" units={metricUnits}>
        <TimeBlock
          at={95 * minuteMs}
          kind={kind}
          satellite={{ at: null, newestAt: 0 }}
          nowAt={15 * minuteMs}
          timeOf={(at) => (at === 0 ? '19:00' : '20:35')}
          notes={[]}
        />
      </LanguageProvider>,
    )
  const none = '<b>20:35</b><span>No satellite image</span>'
  expect(block('predicted')).toContain(
    `${none}<small>There is no cloud forecast.</small><small>Latest: 19:00</small>`,
  )
  expect(block('measured')).toContain(`${none}<small>Latest: 19:00</small>`)
})

it('of clouds where there are no pictures at all says no more than that', () => {
  const block = renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <TimeBlock
        at={95 * minuteMs}
        kind="measured"
        satellite={{ at: null, newestAt: null }}
        nowAt={95 * minuteMs}
        timeOf={() => '20:35'}
        notes={['Satellite image: the source is not responding']}
      />
    </LanguageProvider>,
  )
  expect(block).toContain(
    '<b>20:35</b><span>No satellite image</span><small>Satellite image: the source is not responding</small>',
  )
})

it('claims nothing of a map whose picture is on its way', () => {
  const block = renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <TimeBlock
        at={25 * minuteMs}
        day={{ hours: '09–10 h', name: 'Wednesday' }}
        kind="forecast"
        isEmpty
        nowAt={15 * minuteMs}
        timeOf={() => '19:25'}
        notes={['Snow: still loading']}
      />
    </LanguageProvider>,
  )
  expect(block).toBe('<div class="map-time" data-kind="forecast"><b>09–10 h</b><span>Loading…</span></div>')
})
