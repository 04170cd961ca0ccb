import { type Criteria, gustLimitKmh } from '../../../domain/plan/needs.ts'
import { anyValue, type CriterionName, criteriaChoices } from '../../../domain/plan/read-criteria.ts'
import type { Writing } from '../../i18n/writing.ts'

/** Altitudes to choose from, asked for by themselves; none for what leads up nowhere. */
export function heightChoices({ heightM }: Criteria, { format }: Writing) {
  if (heightM === null) return []
  return criteriaChoices.height.map((metres) => ({
    value: String(metres),
    text: `${format.number(metres)}\u00a0m`,
    isChosen: metres === heightM,
  }))
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** What can be chosen, in the visitor's units; the address always holds metric values, so that it means the same to all. */
export function criteriaFields(criteria: Criteria, { t, format }: Writing) {
  const field = (
    name: CriterionName,
    value: number | null,
    text: (value: number) => string,
    canBeAny = false,
  ) => ({
    name,
    value: value === null ? anyValue : String(value),
    options: [
      ...criteriaChoices[name].map((choice) => ({ value: String(choice), text: text(choice) })),
      ...(canBeAny ? [{ value: anyValue, text: t('plan.any') }] : []),
    ],
  })
  const degrees = (value: number) => format.temperatureText(value)
  const speed = (value: number) =>
    t('plan.gusts', { speed: format.speedText(value), value: format.speed(gustLimitKmh(value)) })
  const number = (value: number) => format.number(value)
  const hours = (value: number) => `${value}\u00a0h`
  return [
    field('chance', criteria.chancePercent, format.percent),
    field('amount', criteria.amountMm, format.amountText),
    field('wind', criteria.windKmh, speed, true),
    field('min', criteria.minC, degrees, true),
    field('max', criteria.maxC, degrees, true),
    field('humidity', criteria.humidityPercent, format.percent, true),
    {
      name: 'light' as const,
      value: criteria.daylight ? 'day' : anyValue,
      options: [
        { value: 'day', text: t('plan.light-day') },
        { value: anyValue, text: t('plan.light-any') },
      ],
    },
    field('from', criteria.fromHour, clock),
    field('to', criteria.toHour, clock),
    field('hours', criteria.hours, hours),
    ...(criteria.days > 1 ? [field('days', criteria.days, number)] : []),
  ]
}
