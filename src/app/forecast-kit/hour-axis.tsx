import { clockHour, type HourSlots, hasRoomForAll, hourStep } from './hour-slots.ts'

/** As many hours of the clock as have room; midnights by the day's name. */
export function HourAxis({ view: { hours, slots }, notGiven }: { view: HourSlots; notGiven: string }) {
  const step = hourStep(slots)
  return (
    <div className="chart-x" aria-hidden="true">
      {hours.map((hour, index) => {
        const isBetween = clockHour(hour) % step !== 0
        if ((isBetween && !hasRoomForAll(slots)) || (index > slots - 2 && slots > 12)) return null
        const className = index === 0 ? 'is-first' : isBetween ? 'only-wide' : undefined
        return (
          <span key={hour.at} className={className} style={{ left: `${(index / slots) * 100}%` }}>
            {hour.day ? <b>{hour.day.split(' ', 1)[0]}</b> : hour.hour}
          </span>
        )
      })}
      {hours.length < slots && (
        <span style={{ left: `${((hours.length + slots) / 2 / slots) * 100}%` }}>{notGiven}</span>
      )}
    </div>
  )
}
