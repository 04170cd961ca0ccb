import type { Place } from '../../../domain/place/place.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { warningView } from '../kept/glances.server.ts'
import { unpackDays } from '../place-weather/packed-days.ts'
import { unpackStrip } from '../place-weather/packed-strip.ts'
import { weatherPage } from '../place-weather/weather-page.server.ts'
import type { DisplayPictureView } from './display-picture.ts'
import { sourceLine } from './source-line.server.ts'

/** The words and figures of the place's own page; how many hours and days there is room for, the drawing knows. */
export async function displayPictureView(place: Place, visit: RequestContext): Promise<DisplayPictureView> {
  const writing = writingOf(visit)
  const { t, format } = writing
  const { page, report } = await weatherPage(place, visit)
  const { warning, warningNote } = warningView(report, writing)
  const common = {
    place: page.place.name,
    warning:
      warning &&
      [
        `${warning.severity}${format.colon} ${warning.title}`,
        ...(warning.more > 0 ? [t('home.moreAlerts', { count: warning.more })] : []),
      ].join(' · '),
    note: warningNote,
  }
  if ('failure' in page.weather)
    return { ...common, now: null, message: page.weather.message, hours: [], days: [], foot: '' }
  const { icon, temperatureC, range, headline, age, source, hours, days } = page.weather
  const amountText = (amount: { value: string; unit: string } | undefined) =>
    amount ? `${amount.value} ${amount.unit}` : ''
  return {
    ...common,
    now: {
      icon,
      temperature: format.temperature(temperatureC),
      range: range && { max: format.degrees(range.maxC), min: format.degrees(range.minC) },
      headline,
      rain: 'sentence' in page.rain ? page.rain.sentence : null,
    },
    message: null,
    hours: unpackStrip(hours.hours).map((hour) => ({
      label: hour.isNow ? t('home.now') : hour.hour,
      icon: hour.icon,
      temperature: format.degrees(hour.temperatureC),
      amount: amountText(hour.amount),
    })),
    days: unpackDays(days.days).map((day) => ({
      label: day.isToday ? day.weekdayShort : day.weekday,
      icon: day.icon,
      max: format.degrees(day.maxC),
      min: format.degrees(day.minC),
      amount: amountText(day.amount),
    })),
    foot: sourceLine(
      source.isDemo,
      [age.isOld ? t('home.oldData') : null, age.absolute],
      source.attribution,
      writing,
    ),
  }
}
