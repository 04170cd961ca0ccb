import { Glyph } from '../../design/icons/icon.tsx'
import { NowMarker, severityClass } from '../../design/marks.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { ValidityChartView } from './alerts-page-view.ts'

const percent = (value: number) => `${value}%`

/** The red hand never runs through a text: what is under way is written behind it, where there is room. */
function textStart({ from, to }: { from: number; to: number }, nowAt: number): string | undefined {
  return from < nowAt && to - nowAt > 8 ? `calc(${percent(nowAt - from)} + 0.375rem)` : undefined
}

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
                <b key={at} style={{ left: percent(at) }}>
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
              <li key={bar.anchor}>
                <a
                  href={`#${bar.anchor}`}
                  className={`validity-bar ${severityClass(bar.level)} ${bar.goesOn ? 'goes-on' : ''}`}
                  style={{
                    left: percent(bar.from),
                    width: percent(bar.to - bar.from),
                    paddingLeft: textStart(bar, chart.nowAt),
                  }}
                  title={`${bar.title}, ${bar.area}, ${bar.detail}`}
                >
                  <Glyph name={`severity-${bar.level}`} size={18} />
                  <b aria-hidden="true">{bar.level}</b>
                  <span>
                    <span lang={bar.language}>{bar.title}</span>, {bar.area}
                  </span>
                  <VisuallyHidden>, {bar.detail}</VisuallyHidden>
                </a>
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
