import type { QuietHours } from '../../../domain/push/quiet-hours.ts'
import { Switch } from '../../design/switch.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

export const night: QuietHours = { from: '22:00', to: '07:00' }
/** A field of type time would follow the clock of the browser's language, with AM and PM. */
const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(index >> 1).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
)
/** Also what was chosen to the minute before. */
const timesWith = (chosen: string) => [...new Set([...halfHours, chosen])].sort()

type QuietChoiceProps = {
  label: string
  quiet: QuietHours | null
  onChange: (quiet: QuietHours | null) => void
}

/** Hours of the day without a message. */
export function QuietChoice({ label, quiet, onChange }: QuietChoiceProps) {
  const { t } = useLanguage()
  return (
    <>
      <Switch label={label} checked={quiet !== null} onChange={(isOn) => onChange(isOn ? night : null)} />
      {quiet && (
        <div className="question">
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              <span>{t(`places.notifyQuiet-${end}`)}</span>
              <select
                className="text-input"
                value={quiet[end]}
                onChange={({ currentTarget }) => onChange({ ...quiet, [end]: currentTarget.value })}
              >
                {timesWith(quiet[end]).map((time) => (
                  <option key={time}>{time}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </>
  )
}
