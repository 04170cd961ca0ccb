import { FieldError } from '../../design/field.tsx'
import './notifications.css'
import { useState } from 'react'
import { furtherKinds } from '../../../domain/danger/danger.ts'
import { type KeptPlace, valueForServer } from '../../../domain/place/kept-places.ts'
import { besidesWishes, withWishes } from '../../../domain/push/choices.ts'
import type { Watch } from '../../../domain/push/watch.ts'
import type { Severity } from '../../../domain/warning/warning.ts'
import type { PushFailure } from '../../browser/push-subscription.ts'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { SegmentedControl } from '../../design/segmented-control.tsx'
import { Switch } from '../../design/switch.tsx'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { night, QuietChoice } from './quiet-choice.tsx'
import type { Notifications } from './use-notifications.ts'

const levels = ['minor', 'severe', 'extreme'] as const satisfies readonly Severity[]
type NotifyDialogProps = {
  /** null: closed. */
  place: KeptPlace | null
  name: string
  notifications: Notifications
  onClose: () => void
}

/** Says what happens before the browser asks for permission, which only the press does. */
export function NotifyDialog({ place, name, notifications, onClose }: NotifyDialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog
      isOpen={place !== null}
      onClose={onClose}
      title={t('places.notifyTitle', { place: name })}
      closeLabel={t('shell.close')}
    >
      {place && notifications.support === 'ready' && (
        <Choice place={place} name={name} notifications={notifications} onClose={onClose} />
      )}
      {place && notifications.support !== 'ready' && (
        <p className="notify-obstacle">{t(`places.notify-${notifications.support}`)}</p>
      )}
    </Dialog>
  )
}

function Choice({ place, name, notifications, onClose }: NotifyDialogProps & { place: KeptPlace }) {
  const { t } = useLanguage()
  const showToast = useToast()
  const known = notifications.choiceOf(place)
  const other = besidesWishes(known)
  const [hasWarnings, setWarnings] = useState(other ? other.warningsFrom !== null : true)
  const [level, setLevel] = useState<Severity>(known?.warningsFrom ?? 'minor')
  const [dangers, setDangers] = useState(known?.dangers ?? [])
  const [hasRain, setRain] = useState(known?.rain !== null && known !== undefined)
  const [quiet, setQuiet] = useState(known?.rain ? known.rain.quiet : night)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PushFailure | null>(null)

  async function save(choice: Watch | null) {
    // The buttons are not disabled meanwhile: the pressed one would lose the focus.
    if (isBusy) return
    setBusy(true)
    const problem = await notifications.choose(place, choice)
    setBusy(false)
    setFailure(problem)
    if (problem) return
    showToast({
      title: t(besidesWishes(choice) ? 'places.notifySaved' : 'places.notifyStopped', { place: name }),
    })
    onClose()
  }

  return (
    <form
      className="notify-choice"
      onSubmit={(event) => {
        event.preventDefault()
        void save({
          place: valueForServer(place),
          warningsFrom: hasWarnings ? level : null,
          rain: hasRain ? { quiet } : null,
          ...(dangers.length > 0 && { dangers }),
          ...(known?.wishes && { wishes: known.wishes }),
        })
      }}
    >
      <p>{t('places.notifyLead')}</p>
      <div>
        <Switch label={t('places.notifyWarnings')} checked={hasWarnings} onChange={setWarnings} />
        <p className="field-hint">{t('places.notifyWarningsHint')}</p>
        {hasWarnings && (
          <SegmentedControl
            legend={t('places.notifyFrom')}
            segments={levels.map((value) => ({ value, label: t(`places.notifyLevel-${value}`) }))}
            value={levels.find((one) => one === level) ?? 'minor'}
            onChange={setLevel}
          />
        )}
      </div>
      {furtherKinds.map((kind) => (
        <div key={kind}>
          <Switch
            label={t(`places.notifyDanger-${kind}`)}
            checked={dangers.includes(kind)}
            onChange={(isOn) =>
              setDangers(furtherKinds.filter((one) => (one === kind ? isOn : dangers.includes(one))))
            }
          />
          <p className="field-hint">{t(`places.notifyDangerHint-${kind}`)}</p>
        </div>
      ))}
      <div>
        <Switch label={t('places.notifyRain')} checked={hasRain} onChange={setRain} />
        <p className="field-hint">{t('places.notifyRainHint')}</p>
        {hasRain && <QuietChoice label={t('places.notifyQuiet')} quiet={quiet} onChange={setQuiet} />}
      </div>
      <FieldError>{failure && t(`places.notify-${failure}`)}</FieldError>
      <div className="actions cluster">
        <Button
          type="submit"
          aria-disabled={isBusy}
          disabled={!hasWarnings && !hasRain && dangers.length === 0}
        >
          {t(other ? 'places.notifySave' : 'places.notifyStart')}
        </Button>
        {other && (
          <Button
            variant="outline"
            aria-disabled={isBusy}
            onClick={() => void save(withWishes(undefined, valueForServer(place), known?.wishes ?? []))}
          >
            {t('places.notifyStop')}
          </Button>
        )}
      </div>
    </form>
  )
}
