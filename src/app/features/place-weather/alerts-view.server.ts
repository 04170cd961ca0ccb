import { severities, type WeatherAlert } from '../../../domain/alert/alert.ts'
import { alertAreaName, alertTextIn } from '../../../domain/alert/alert-rules.ts'
import type { Place } from '../../../domain/place/place.ts'
import { addDays, localDate } from '../../../domain/time/local-time.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import type { SeverityLevel } from '../../design/marks.tsx'
import type { Writing } from '../../i18n/writing.ts'
import { ageView } from './age-view.server.ts'
import type { AlertCardView, AlertsView } from './weather-page-view.ts'

/** The rest is one link away; the list is sorted with the gravest running ones first. */
const mostShown = 3

export function alertsView(
  reading: Reading<AlertReport>,
  { timeZone }: Pick<Place, 'timeZone'>,
  writing: Writing,
): AlertsView {
  const { now, format } = writing
  const { state } = reading.data
  const alerts = state === 'unknown' ? [] : reading.data.alerts
  const shown = alerts.slice(0, mostShown).map((alert) => alertView(alert, timeZone, writing))
  const { attribution, url, isDemo } = reading.source
  return {
    state,
    alerts: shown,
    moreCount: alerts.length - shown.length,
    isSevere:
      state === 'alerts' && alerts.some(({ severity }) => severity === 'severe' || severity === 'extreme'),
    // The feed's last fetch tells whether warnings could be missing; its own stamp may be days old when all is calm.
    age:
      state === 'sample'
        ? null
        : ageView('alerts', { ...reading, observedAt: null }, { now, timeZone, format }),
    source: { attribution, url, isDemo },
  }
}

function alertView(alert: WeatherAlert, timeZone: string, writing: Writing): AlertCardView {
  const { t, language } = writing
  const found = alertTextIn(alert, language)
  const level = (severities.indexOf(alert.severity) + 1) as SeverityLevel
  return {
    id: alert.id,
    level,
    severity: t(`weather.severity-${alert.severity}`),
    levelName: t('weather.level', { level }),
    type: alert.type,
    title: found?.text.title ?? '',
    text: found?.text.description ?? '',
    instruction: found?.text.instruction ?? null,
    language: found && found.language !== language ? found.language : null,
    validity: validityText(alert, timeZone, writing),
    area: alertAreaName(alert.area, language),
  }
}

/** "until 18:00 today", "today 16:00 to 22:00", "Friday 06:00 to Saturday 12:00". */
function validityText(
  { startAt, endAt }: Pick<WeatherAlert, 'startAt' | 'endAt'>,
  timeZone: string,
  { t, format, now }: Writing,
): string {
  const today = localDate(now, timeZone)
  const dayOf = (at: number) => {
    const date = localDate(at, timeZone)
    if (date === today) return t('weather.today')
    if (date === addDays(today, 1)) return t('weather.tomorrow')
    // A weekday is unmistakable for six days only.
    const isNear = date > today && date < addDays(today, 7)
    return isNear ? format.weekday(at, timeZone) : format.dayMonth(at, timeZone)
  }
  const [start, end] = [format.time(startAt, timeZone), format.time(endAt, timeZone)]
  const [startDay, endDay] = [dayOf(startAt), dayOf(endAt)]
  if (startAt <= now) {
    return localDate(endAt, timeZone) === today
      ? t('weather.validUntilToday', { time: end })
      : t('weather.validUntil', { day: endDay, time: end })
  }
  return startDay === endDay
    ? t('weather.validDay', { day: startDay, start, end })
    : t('weather.validRange', { startDay, start, endDay, end })
}
