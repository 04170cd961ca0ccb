import './validity-chart.css'
import { Glyph } from '../../design/icons/icon.tsx'
import { NowMarker, severityClass } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { ValidityChartView } from './alerts-page-view.ts'

const percent = (value: number) => `${value}%`

/** One row per alert over 48 hours; each bar leads to its alert. */
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

/** The name is in the bar or, where there is more room, after it; the red line crosses neither icon nor name. */
function ValidityBar({ bar, nowAt }: { bar: Bar; nowAt: number }) {
  const { from, to, level, title, area, detail } = bar
  const signAt = from < nowAt && to - nowAt > roomForSign ? nowAt : from
  const isNameInside = to - signAt > 100 - to
  const name = (
    <span className={isNameInside ? 'validity-name' : 'validity-name validity-name-behind'}>
      <span lang={bar.language}>{title}</span>, {area}
    </span>
  )
  return (
    <a
      href={`#${bar.anchor}`}
      className={`validity-bar ${severityClass(level)}`}
      // What begins at the very end still has room for its sign.
      style={{ left: `min(${percent(from)}, 100% - 3rem)` }}
      title={`${title}, ${area}, ${detail}`}
    >
      <span
        className={bar.goesOn ? 'validity-span goes-on' : 'validity-span'}
        style={{
          width: percent(((to - from) / (100 - from)) * 100),
          // Of the bar's containing block, which spans from its start to the chart's end.
          paddingLeft: `calc(${percent(((signAt - from) / (100 - from)) * 100)} + 0.375rem)`,
        }}
      >
        <Glyph name={`severity-${level}`} size={18} />
        <b aria-hidden="true">{level}</b>
        {isNameInside && name}
      </span>
      {!isNameInside && name}
      <span className="visually-hidden">, {detail}</span>
    </a>
  )
}
