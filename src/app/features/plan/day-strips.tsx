import { ChartCursor, useCursor } from '../../design/chart/chart-cursor.tsx'
import { Glyph, type GlyphName } from '../../design/icons/icon.tsx'
import { severityClass } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Stretch } from './plan-rows.server.ts'
import type { LoadedPlan } from './plan-view.server.ts'

/** Only for what needs a picture: the chosen hours and darkness are pale enough. */
const glyphs: Partial<Record<Stretch['state'], GlyphName>> = {
  avalanche: 'avalanche',
  bulletin: 'info',
  thunder: 'bolt',
  snow: 'info',
  rain: 'rain',
  unknown: 'info',
  wind: 'wind',
  cold: 'cold',
  warm: 'heat',
  humid: 'fog',
}

/** A bar of hours for every day: solid where they suit for sure enough, grey where they might, else pale with the obstacle. */
export function DayStrips({ plan }: { plan: LoadedPlan }) {
  const { t } = useLanguage()
  const suitable = (['good', 'perhaps'] as const).filter((one) =>
    plan.days.some(({ strip }) => strip?.stretches.some(({ state }) => state === one)),
  )
  return (
    <>
      <ul className="key plan-key" aria-hidden="true">
        {suitable.map((state) => (
          <li key={state}>
            <i data-state={state} /> {t(`plan.${state}`)}
          </li>
        ))}
        {plan.reasons.map((reason) => (
          <li key={reason}>
            {(reason === 'warning' ? plan.warningLevels : [null]).map((level) => (
              <Sign key={level} state={reason} level={level} size={14} />
            ))}{' '}
            {t(`plan.reason-${reason}`)}
          </li>
        ))}
      </ul>
      <ol className="plan-days rows">
        {plan.days.map(({ date, day, dayMonth, verdict, facts, isGood, strip }) => (
          <li key={date}>
            <h3>
              {day} <small>{dayMonth}</small>
            </h3>
            <p className={isGood ? 'plan-verdict is-good' : 'plan-verdict'}>
              <span>{verdict}</span> {facts}
            </p>
            {strip && <DayStrip day={`${day} ${dayMonth}`} strip={strip} />}
          </li>
        ))}
      </ol>
    </>
  )
}

function DayStrip({ day, strip }: { day: string; strip: NonNullable<LoadedPlan['days'][number]['strip']> }) {
  const { t } = useLanguage()
  const { hours, stretches, axis } = strip
  const positions = hours.map(({ middle }) => middle)
  const [index, setIndex] = useCursor(positions)
  const textOf = (at: number) => hours[at]?.text ?? ''
  return (
    <div className="plan-strip">
      <div className="plan-bar">
        {stretches.map((stretch) => (
          <Sign key={stretch.from} state={stretch.state} level={stretch.level} size={16} stretch={stretch} />
        ))}
        <ChartCursor
          positions={positions}
          label={t('plan.readDay', { day })}
          textOf={textOf}
          index={index}
          onMove={setIndex}
        />
      </div>
      <div className="plan-axis" aria-hidden="true">
        {axis.map(({ hour, at }) => (
          <span key={hour} style={{ left: `${at * 100}%` }}>
            {hour}
          </span>
        ))}
        {index !== null && <b>{textOf(index)}</b>}
      </div>
    </div>
  )
}

const shareStyle = ({ from, to }: { from: number; to: number }) => ({
  left: `${from * 100}%`,
  width: `${(to - from) * 100}%`,
})

/** A warning has the colour and the shape of its severity, as everywhere. */
function Sign({
  state,
  level,
  size,
  stretch,
}: Pick<Stretch, 'state' | 'level'> & { size: number; stretch?: Stretch }) {
  const warningGlyph = level === null ? 'info' : (`severity-${level}` as const)
  const glyph = state === 'warning' ? warningGlyph : glyphs[state]
  const classes = [level === null ? '' : severityClass(level), stretch && stretch.hours < 2 ? 'is-short' : '']
  return (
    <i
      data-state={state}
      className={classes.join(' ').trim() || undefined}
      style={stretch && shareStyle(stretch)}
    >
      {glyph && <Glyph name={glyph} size={size} />}
    </i>
  )
}
