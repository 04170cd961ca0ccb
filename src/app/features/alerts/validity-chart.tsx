import './validity-chart.css'
import { Glyph } from '../../design/icons/icon.tsx'
import { NowMarker, severityClass } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { ValidityChartView } from './validity-chart.server.ts'

const percent = (value: number) => `${value}%`

/** One row per warning over 48 hours; each bar leads to its warning. */
export function ValidityChart({ chart }: { chart: ValidityChartView }) {
  const { t } = useLanguage()
  return (
    <section className="validity" aria-labelledby="validity-title">
      <h2 id="validity-title">{t('alerts.next48Hours')}</h2>
      <p>{chart.sentence}</p>
      <div className="validity-chart">
        <div className="validity-days" aria-hidden="true">
          {chart.ticks.map(
            ({ at, day }) =>
              day && (
                <b key={at} style={{ left: `min(${percent(at)}, 100% - 5ch)` }}>
                  {day}
                </b>
              ),
          )}
        </div>
        <div className="validity-rows">
          {chart.ticks.map(({ at, day }) => (
            <i key={at} className={day && at > 0 ? 'is-midnight' : undefined} style={{ left: percent(at) }} />
          ))}
          <ol>
            {chart.bars.map((bar) => (
              <li key={bar.key}>
                <ValidityBar bar={bar} nowAt={chart.nowAt} />
              </li>
            ))}
          </ol>
          <NowMarker style={{ left: percent(chart.nowAt) }} />
        </div>
        <div className="validity-hours" aria-hidden="true">
          {chart.ticks.map(({ at, hour }) => (
            <span key={at} style={{ left: percent(at) }}>
              {hour}
            </span>
          ))}
        </div>
      </div>
      {chart.moreText && <p>{chart.moreText}</p>}
    </section>
  )
}

type Bar = ValidityChartView['bars'][number]

/** Per cent of the chart that shape and number take on the narrowest screen. */
const roomForSign = 16

/**
 * A bar is as long as its warning holds. Sign and name are in it where there is room, else after it or, late in the
 * chart, before it; the red line crosses neither.
 */
function ValidityBar({ bar, nowAt }: { bar: Bar; nowAt: number }) {
  const { from, to, level, title, area, detail } = bar
  const signAt = Math.max(from, nowAt)
  const isSignInside = to - signAt > roomForSign
  const isNameInside = isSignInside && to - signAt > 100 - to
  const isBefore = !isSignInside && from > 100 - to
  const room = isBefore ? { from: nowAt, to } : { from, to: 100 }
  const ofRoom = (share: number) => percent((share / (room.to - room.from)) * 100)
  const sign = (
    <>
      <Glyph name={`severity-${level}`} size={18} />
      <b aria-hidden="true">{level}</b>
    </>
  )
  const name = (
    <span className="validity-name link-name">
      <span lang={bar.language}>{title}</span>, {area}
    </span>
  )
  // Not of the link: as its description it would be read out after the name, which says the same.
  const tooltip = `${title}, ${area}, ${detail}`
  return (
    <a
      href={`#${bar.anchor}`}
      className={`validity-bar ${severityClass(level)} ${isBefore ? 'is-named-before' : ''}`}
      style={{ left: percent(room.from), right: percent(100 - room.to) }}
    >
      <span
        className={bar.goesOn ? 'validity-span goes-on' : 'validity-span'}
        title={tooltip}
        aria-hidden={!isNameInside || undefined}
        style={{
          width: ofRoom(to - from),
          padding: isSignInside ? `0 6px 0 calc(${ofRoom(signAt - from)} + 6px)` : undefined,
        }}
      >
        {isSignInside && sign}
        {isNameInside && name}
      </span>
      {!isNameInside && (
        <span className="validity-beside" title={tooltip}>
          {!isSignInside && sign}
          {name}
        </span>
      )}
      <span className="visually-hidden">, {detail}</span>
    </a>
  )
}
