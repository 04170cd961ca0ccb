import { windTicks } from '../../../domain/weather/unit-axes.ts'
import { Box } from '../../design/chart/box.tsx'
import { PlotLabel } from '../../design/chart/chart-panel.tsx'
import { bandPath, heightScale, linePath, plotWidth } from '../../design/chart/chart-paths.ts'
import { isLabelled } from '../../forecast-kit/hour-backdrop.tsx'
import { HourPanel } from '../../forecast-kit/hour-panel.tsx'
import { hasRoomForAll, slotOf } from '../../forecast-kit/hour-slots.ts'
import { highest } from '../../forecast-kit/peaks.ts'
import { WindArrow } from '../../forecast-kit/wind-arrow.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { HoursView, PanelProps } from './drawn-hours.ts'

const windHeight = 84
const cloudHeight = 44

export function HourWindPanel({ view }: PanelProps) {
  const { t, format } = useLanguage()
  const { hours, slots, windHighKmh, marks = [], turns } = view
  if ([...hours, ...marks].every(({ wind }) => wind === null)) return null
  const y = heightScale(0, windHighKmh, windHeight, { top: 8 })
  const at = (index: number) => (slotOf(view, index) / slots) * plotWidth
  const days = marks.flatMap(({ wind, ...mark }) => (wind ? { ...mark, wind } : []))
  const hasGusts = [...hours, ...days].some(({ wind }) => wind?.gustKmh)
  const unit = format.unitNames.speed
  const gusts = [
    ...hours.map(({ wind }, index) => ({ slot: slotOf(view, index), value: wind?.gustKmh ?? 0 })),
    ...days.map(({ from, to, wind }) => ({ slot: ((from + to) / 2) * slots, value: wind.gustKmh ?? 0 })),
  ].filter(({ value }) => value > 0)
  return (
    <>
      <HourPanel
        view={view}
        label={t('forecast.wind')}
        unit={hasGusts ? t('forecast.unitAndGusts', { unit }) : unit}
        height={windHeight}
        ticks={windTicks(windHighKmh, format.units.wind).map((tick) => ({
          text: format.speed(tick),
          y: y(tick),
        }))}
        drawing={
          <>
            <path
              className="gust-band"
              d={bandPath(
                hours.map(({ wind }, index) => ({
                  x: at(index),
                  top: wind?.gustKmh == null ? null : y(wind.gustKmh),
                  bottom: windHeight,
                })),
                'straight',
              )}
            />
            <path
              className="range-band"
              d={bandPath(
                hours.map(({ windRangeKmh }, index) => ({
                  x: at(index),
                  top: windRangeKmh ? y(windRangeKmh.high) : null,
                  bottom: windRangeKmh ? y(windRangeKmh.low) : null,
                })),
                'straight',
              )}
            />
            <path
              className="chart-ink"
              d={linePath(
                hours.map(({ wind }, index) => ({ x: at(index), y: wind ? y(wind.speedKmh) : null })),
                'straight',
              )}
            />
            {days.map(({ from, to, wind }) => (
              <g key={from}>
                {wind.gustKmh !== null && (
                  <Box
                    className="gust-band"
                    x={from * plotWidth}
                    width={(to - from) * plotWidth}
                    y={y(wind.gustKmh)}
                    height={windHeight - y(wind.gustKmh)}
                  />
                )}
                <path
                  className="chart-ink"
                  d={`M${from * plotWidth} ${y(wind.speedKmh)}H${to * plotWidth}`}
                />
              </g>
            ))}
            <path className="chart-base" d={`M0 ${windHeight}H${plotWidth}`} />
          </>
        }
      >
        {turns &&
          highest(gusts, slots).map(({ slot, value }) => (
            <PlotLabel key={slot} x={slot / slots} y={y(value) + 4} side="above">
              {format.speed(value)}
            </PlotLabel>
          ))}
      </HourPanel>
      <div className={turns ? 'hour-arrows' : 'hour-arrows has-figures'} aria-hidden="true">
        {hours.map(({ wind }, index) =>
          wind && (isLabelled(view, index) || (!turns && hasRoomForAll(slots) && index > 0)) ? (
            <span
              key={at(index)}
              className={isLabelled(view, index) ? undefined : 'only-wide'}
              style={{ left: `${at(index) / 10}%` }}
            >
              <WindArrow wind={wind} size={18} />
              {!turns && <b>{format.speed(wind.speedKmh)}</b>}
              {!turns && wind.gustKmh !== null && <small>{format.speed(wind.gustKmh)}</small>}
            </span>
          ) : null,
        )}
      </div>
    </>
  )
}

export function HourCloudPanel({ view }: PanelProps) {
  const { t } = useLanguage()
  const { hours, slots, nights } = view
  if (hours.every(({ cloudPercent }) => cloudPercent === null)) return null
  const full = cloudHeight - 12
  const end = slotOf(view, hours.length) / slots
  return (
    <HourPanel
      view={view}
      label={t('forecast.cloud')}
      unit={t('forecast.cloudUnit')}
      height={cloudHeight}
      drawing={
        <>
          {daysBetween(nights, (view.before ?? 0) / slots, end).map(({ from, to }) => (
            <Box
              key={from}
              className="sun-band"
              x={from * plotWidth}
              width={(to - from) * plotWidth}
              y={6}
              height={full}
            />
          ))}
          <path
            className="cloud-band"
            d={bandPath(
              hours.map(({ cloudPercent }, index) => ({
                x: (slotOf(view, index) / slots) * plotWidth,
                top: cloudPercent === null ? null : cloudHeight / 2 - (cloudPercent / 200) * full,
                bottom: cloudPercent === null ? null : cloudHeight / 2 + (cloudPercent / 200) * full,
              })),
              'straight',
            )}
          />
        </>
      }
    />
  )
}

/** What lies between the nights, up to the last hour given. */
function daysBetween(
  nights: HoursView['nights'],
  start: number,
  end: number,
): { from: number; to: number }[] {
  const days: { from: number; to: number }[] = []
  let from = start
  for (const night of nights) {
    if (night.from > from) days.push({ from, to: Math.min(night.from, end) })
    from = Math.max(from, night.to)
  }
  if (from < end) days.push({ from, to: end })
  return days.filter((day) => day.to > day.from)
}
