import type { ReactNode } from 'react'
import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import { Glyph, WeatherIcon } from '../../design/icons/icon.tsx'
import { AmountPanel } from '../../forecast-kit/amount-panel.tsx'
import { ChancePanel } from '../../forecast-kit/chance-panel.tsx'
import type { RangeView } from '../../forecast-kit/hour-slots.ts'
import type { Column, Measure } from '../../forecast-kit/measure-table.tsx'
import { chanceWords, windWords } from '../../forecast-kit/measure-words.ts'
import type { TemperatureAxis } from '../../forecast-kit/value-ticks.server.ts'
import { WindArrow } from '../../forecast-kit/wind-arrow.tsx'
import type { Format } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Translate } from '../../i18n/texts.ts'
import type { ForecastHours, HourView, WeekView } from './drawn-hours.ts'
import type { DayView } from './forecast-view.server.ts'
import { HourCloudPanel, HourWindPanel } from './hour-air-panels.tsx'
import { HourLinePanel } from './hour-line-panel.tsx'
import { HourTemperaturePanel } from './hour-panels.tsx'
import { HourLayersPanel, HourSunshinePanel } from './hour-sky-panels.tsx'

type ForecastMeasure = Measure<HourView> & {
  /** As a column of days; `week` is the scale of all their temperatures. */
  day?: (week: TemperatureAxis) => Column<DayView>
  /** As a row of the chart of a day and, where it has one, of the week with its days. */
  panel?: (view: ForecastHours) => ReactNode
  /** Not every reader looks for it: its row is folded. */
  isMore?: true
  weekPanel?: (view: WeekView, days: readonly DayView[]) => ReactNode
}

/** In the order in which they are read, from the one that is asked for most. */
export function useMeasures(): readonly ForecastMeasure[] {
  const { t, format } = useLanguage()
  return measuresIn(t, format)
}

const measuresIn = (t: Translate, format: Format): ForecastMeasure[] => {
  const { temperature, amount, speed } = format.unitNames
  const number = (value: number | null | undefined) => (value == null ? null : format.number(value))
  const layersGlyph = <Glyph name="layers" size={16} className="only-narrow" />
  const likely = (range: RangeView | undefined, written: (value: number) => string) =>
    range ? ` (${t('forecast.likelyRange', { low: written(range.low), high: written(range.high) })})` : ''
  const freezingPanel = (view: ForecastHours) => (
    <HourLinePanel
      view={view}
      label={t('forecast.freezingLevel')}
      unit={t('forecast.metresAboveSea')}
      height={64}
      scale={view.freezing}
      tickText={(level) => format.number(shownFreezingLevel(level))}
      hourly={({ freezingLevelM }) => freezingLevelM}
    />
  )
  return [
    {
      name: 'sky',
      head: { text: t('forecast.weather'), unit: '' },
      className: 'hour-weather',
      given: ({ icon }) => icon,
      cell: ({ icon, iconName }) => (
        <>
          <WeatherIcon name={icon} size={28} label={iconName} />
          <span className="only-wide" aria-hidden="true">
            {iconName}
          </span>
        </>
      ),
      spoken: ({ iconName }) => iconName,
      day: () => ({
        head: t('forecast.weather'),
        className: 'day-weather',
        given: ({ icon }) => icon,
        cell: ({ icon, iconName, sentence, uncertain }) => (
          <>
            <WeatherIcon name={icon} size={36} label={iconName} />
            <span>
              {sentence} {uncertain}
            </span>
          </>
        ),
      }),
    },
    {
      name: 'temperature',
      head: { text: t('forecast.temperature'), unit: temperature },
      given: ({ temperatureC }) => temperatureC,
      cell: ({ temperatureC, temperatureRangeC }) => (
        <>
          <b>{format.degrees(temperatureC)}</b>
          <Range range={temperatureRangeC} written={format.temperature} />
        </>
      ),
      spoken: ({ temperatureC, temperatureRangeC }) =>
        `${format.temperatureText(temperatureC, format.temperatureDigits)}${likely(temperatureRangeC, (value) => format.temperature(value, format.temperatureDigits))}`,
      day: ({ low, high }) => ({
        head: `${t('forecast.temperature')} ${temperature}`,
        className: 'day-range',
        given: ({ maxC }) => maxC,
        cell: ({ minC, maxC }) => {
          const share = (temperatureC: number) => ((temperatureC - low) / (high - low)) * 100
          const clipPath = `inset(0 ${(100 - share(maxC)).toFixed(1)}% 0 ${share(minC).toFixed(1)}%)`
          return (
            <>
              <span>
                <span className="visually-hidden">{t('forecast.minimum')} </span>
                {format.degrees(minC)}
              </span>
              <span className="range-bar" aria-hidden="true">
                <i style={{ clipPath }} />
              </span>
              <b>
                <span className="visually-hidden">{t('forecast.maximum')} </span>
                {format.degrees(maxC)}
              </b>
            </>
          )
        },
      }),
      panel: (view) => <HourTemperaturePanel view={view} />,
      weekPanel: (view) => <HourTemperaturePanel view={view} />,
    },
    {
      name: 'amount',
      head: { text: t('forecast.amount'), unit: amount },
      given: ({ amountMm }) => amountMm,
      cell: ({ amountMm, amountRangeMm, snowCm }) =>
        amountMm !== null && amountMm >= leastShownAmount ? (
          snowCm !== undefined ? (
            <>
              {format.depth(snowCm)}&nbsp;{format.unitNames.depth} <Glyph name="snow" size={12} />
              <span className="visually-hidden">{t('forecast.freshSnow')}</span>
            </>
          ) : (
            <>
              {format.amount(amountMm)}
              <Range range={amountRangeMm} written={format.amount} />
            </>
          )
        ) : null,
      spoken: ({ amountMm, amountRangeMm, snowCm }) => {
        if (amountMm === null || amountMm < leastShownAmount) return null
        return snowCm !== undefined
          ? `${format.depthText(snowCm)} ${t('forecast.freshSnow')}`
          : `${format.amountText(amountMm)}${likely(amountRangeMm, format.amount)}`
      },
      day: () => ({
        head: t('forecast.amount'),
        className: 'day-amount',
        given: ({ amountMm }) => amountMm,
        cell: ({ amountMm, isSnow, snowCm }) => {
          if (amountMm === null || amountMm < leastShownAmount) return null
          return isSnow && snowCm !== null ? (
            <>
              <b>{format.depth(snowCm)}</b> {format.unitNames.depth} <Glyph name="snow" size={14} />
              <span className="visually-hidden">{t('forecast.freshSnow')}</span>{' '}
              <small>({format.amountText(amountMm)})</small>
            </>
          ) : (
            <>
              <b>{format.amount(amountMm)}</b> {amount}
            </>
          )
        },
      }),
      panel: (view) => <FallingPanels view={view} unit="forecast.perHour" nothing={t(nothingOf(view))} />,
      weekPanel: (view, days) => (
        <FallingPanels view={view} unit="forecast.perHourAndDay" nothing="" week={{ view, days }} />
      ),
    },
    {
      name: 'chance',
      head: { text: t('forecast.chanceShort'), unit: '%' },
      className: 'is-rain',
      given: ({ chancePercent }) => chancePercent,
      cell: ({ chancePercent }) => number(chancePercent),
      rows: ({ chanceHours }) => chanceHours,
      spoken: ({ chancePercent, chanceHours }) =>
        chanceWords(chancePercent, { t, format }, chanceHours !== undefined),
      day: () => ({
        head: t('forecast.chance'),
        className: 'day-chance',
        given: ({ chancePercent }) => chancePercent,
        cell: ({ chancePercent }) =>
          chancePercent !== null && (
            <>
              <Glyph name="rain" size={14} />
              <b>{format.percent(chancePercent)}</b>
            </>
          ),
      }),
      panel: (view) => <ChancePanel view={view} label={t('forecast.chance')} />,
      weekPanel: (view) => (
        <ChancePanel
          view={view}
          label={t('forecast.chance')}
          spans={view.marks.flatMap(({ chances }) => chances)}
        />
      ),
    },
    {
      name: 'wind',
      head: { text: t('forecast.windAndGusts'), unit: speed },
      given: ({ wind }) => wind,
      cell: ({ wind }) =>
        wind && (
          <span className="hour-wind">
            <WindArrow wind={wind} size={16} />
            <span>
              <b>{format.speed(wind.speedKmh)}</b>{' '}
              {wind.gustKmh !== null && (
                <span className="hour-gust">
                  <span className="visually-hidden">{t('forecast.gusts')} </span>
                  {format.speed(wind.gustKmh)}
                </span>
              )}
            </span>
          </span>
        ),
      spoken: ({ wind }) => wind && windWords(wind, { t, format }),
      day: () => ({
        head: t('forecast.windAndGusts'),
        className: 'day-wind',
        given: ({ wind }) => wind,
        cell: ({ wind }) =>
          wind && (
            <span>
              <WindArrow wind={wind} />
              <b>{format.speed(wind.speedKmh)}</b>
              {wind.gustKmh !== null && <>, {t('forecast.gustsOf', { speed: format.speed(wind.gustKmh) })}</>}
              &nbsp;{speed}
            </span>
          ),
      }),
      panel: (view) => <HourWindPanel view={view} />,
      weekPanel: (view) => <HourWindPanel view={view} />,
    },
    {
      name: 'sunshine',
      head: { text: t('forecast.sunshine'), unit: 'min' },
      given: ({ sunshineMinutes }) => sunshineMinutes,
      cell: ({ sunshineMinutes }) => number(sunshineMinutes || null),
      spoken: ({ sunshineMinutes }) =>
        sunshineMinutes ? t('forecast.readSunshine', { minutes: sunshineMinutes }) : null,
      day: () => ({
        head: t('forecast.sunshine'),
        className: 'day-sunshine',
        given: ({ sunshineHours }) => sunshineHours,
        cell: ({ sunshineHours }) =>
          sunshineHours !== undefined && (
            <>
              <Glyph name="uv" size={14} /> {format.number(sunshineHours, 1)}&nbsp;h
            </>
          ),
      }),
      panel: (view) => <HourSunshinePanel view={view} />,
      weekPanel: (view, days) => (
        <HourSunshinePanel
          view={view}
          sums={
            days.some(({ sunshineHours }) => sunshineHours !== undefined) &&
            days.map(({ date, sunshineHours }, index) => (
              <DaySum key={date} week={view} index={index}>
                {sunshineHours !== undefined && `${format.number(sunshineHours, 1)}\u00a0h`}
              </DaySum>
            ))
          }
        />
      ),
    },
    {
      name: 'cloud',
      head: { text: `${t('forecast.cloud')} %`, unit: layersGlyph },
      given: ({ cloudPercent }) => cloudPercent,
      cell: ({ cloudPercent }) => number(cloudPercent),
      spoken: ({ cloudPercent }) =>
        cloudPercent === null ? null : t('forecast.readCloud', { cloud: format.percent(cloudPercent) }),
      panel: (view) => <HourCloudPanel view={view} />,
      // Where sunshine is given it says the same of the days.
      weekPanel: (view) =>
        view.hours.every(({ sunshineMinutes }) => sunshineMinutes === undefined) && (
          <HourCloudPanel view={view} />
        ),
    },
    {
      name: 'cloudLayers',
      head: {
        text: `${t('forecast.cloudLayers')} % (${t('forecast.cloudLayersUnit')})`,
        className: 'hour-layers',
        unit: layersGlyph,
      },
      className: 'hour-layers',
      given: ({ cloudLayers }) => cloudLayers,
      cell: ({ cloudLayers: layers }) =>
        layers &&
        [layers.highPercent, layers.middlePercent, layers.lowPercent]
          .map((percent) => format.number(percent))
          .join(' · '),
      spoken: ({ cloudLayers }) =>
        cloudLayers &&
        t('forecast.readLayers', {
          low: format.percent(cloudLayers.lowPercent),
          middle: format.percent(cloudLayers.middlePercent),
          high: format.percent(cloudLayers.highPercent),
        }),
      isMore: true,
      panel: (view) => <HourLayersPanel view={view} />,
    },
    {
      name: 'freezingLevel',
      head: { text: t('forecast.freezingLevel'), unit: 'm' },
      given: ({ freezingLevelM }) => freezingLevelM,
      cell: ({ freezingLevelM }) =>
        freezingLevelM === undefined ? null : format.number(shownFreezingLevel(freezingLevelM)),
      spoken: ({ freezingLevelM }) =>
        freezingLevelM === undefined
          ? null
          : t('forecast.readFreezing', { height: format.number(shownFreezingLevel(freezingLevelM)) }),
      panel: freezingPanel,
      weekPanel: freezingPanel,
    },
    {
      name: 'pressure',
      head: { text: t('forecast.pressure'), unit: 'hPa' },
      given: ({ pressureHpa }) => pressureHpa,
      cell: ({ pressureHpa }) => pressureHpa,
      spoken: ({ pressureHpa }) => (pressureHpa === null ? null : `${pressureHpa}\u00a0hPa`),
      isMore: true,
      panel: (view) => (
        <HourLinePanel
          view={view}
          label={t('forecast.pressure')}
          unit={t('forecast.hpaAtSeaLevel')}
          height={56}
          scale={view.pressure}
          tickText={String}
          hourly={({ pressureHpa }) => pressureHpa}
        />
      ),
    },
  ]
}

/** With a fair chance it is no promise of a dry day. */
function nothingOf({ hours }: ForecastHours) {
  if (hours.every(({ chancePercent }) => (chancePercent ?? 0) < 20)) return 'forecast.noPrecipitation'
  return hours.every(({ amountMm }) => amountMm === null) ? 'forecast.noAmount' : 'forecast.nothingNotable'
}

type FallingProps = {
  view: ForecastHours
  unit: 'forecast.perHour' | 'forecast.perHourAndDay'
  nothing: string
  /** Whose days have sums. */
  week?: { view: WeekView; days: readonly DayView[] }
}

const falls = ({ amountMm }: { amountMm: number | null }) => (amountMm ?? 0) >= leastShownAmount

/** What falls: rain by millimetres, snow by its depth, each on a scale of its own where it falls at all. */
function FallingPanels({ view, unit, nothing, week }: FallingProps) {
  const { t, format } = useLanguage()
  const days = week?.days.filter(falls) ?? []
  const hours = view.hours.filter(falls)
  const hasSnow = hours.some(({ snowCm }) => snowCm !== undefined) || days.some(({ isSnow }) => isSnow)
  const hasRain = hours.some(({ snowCm }) => snowCm === undefined) || days.some(({ isSnow }) => !isSnow)
  const sumsOf = (snow: boolean) =>
    week?.days.map(
      (day, index) =>
        day.isSnow === snow && (
          <DaySum key={day.date} week={week.view} index={index}>
            <DayAmount day={day} />
          </DaySum>
        ),
    )
  return (
    <>
      {(hasRain || !hasSnow) && (
        <AmountPanel
          view={view}
          label={t('forecast.precipitation')}
          unit={t(unit, { unit: format.unitNames.amount })}
          nothing={nothing}
          sums={sumsOf(false)}
        />
      )}
      {hasSnow && (
        <AmountPanel
          view={view}
          isSnow
          label={t('forecast.freshSnowName')}
          unit={t(unit, { unit: format.unitNames.depth })}
          nothing=""
          sums={sumsOf(true)}
        />
      )}
    </>
  )
}

/** The figure of a whole day, where its hours begin. */
function DaySum({ week, index, children }: { week: WeekView; index: number; children: ReactNode }) {
  const begun = week.dayHours.slice(0, index).reduce((sum, hours) => sum + hours, 0)
  return (
    <b className="plot-sum" style={{ left: `${(begun / week.slots) * 100}%` }} aria-hidden="true">
      {children}
    </b>
  )
}

function DayAmount({ day: { amountMm, isSnow, snowCm } }: { day: DayView }) {
  const { format } = useLanguage()
  if (amountMm === null || amountMm < leastShownAmount) return null
  const isDeep = isSnow && snowCm !== null
  return (
    <>
      {isDeep ? format.depth(snowCm) : format.amount(amountMm)}
      <span className="only-wide"> {isDeep ? format.unitNames.depth : format.unitNames.amount}</span>
      {isSnow && <Glyph name="snow" size={12} />}
    </>
  )
}

/** Smaller, beneath the value: between which two it will probably lie. */
function Range({ range, written }: { range: RangeView | undefined; written: (value: number) => string }) {
  const { t } = useLanguage()
  if (!range) return null
  const [low, high] = [written(range.low), written(range.high)]
  if (low === high) return null
  return (
    <small className="hour-range">
      <span aria-hidden="true">
        {low}…{high}
      </span>
      <span className="visually-hidden">, {t('forecast.likelyRange', { low, high })}</span>
    </small>
  )
}
