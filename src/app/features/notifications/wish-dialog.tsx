import './notifications.css'
import { useState } from 'react'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { criteriaQuery } from '../../../domain/plan/read-criteria.ts'
import {
  hasAhead,
  isEventWish,
  isNeedWish,
  mostWishes,
  usualAhead,
  usualMorning,
  type Wish,
  type WishKind,
  wishAhead,
  wishKinds,
  wishLimits,
} from '../../../domain/push/wish.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import type { PushFailure } from '../../browser/push-subscription.ts'
import { ArrowLink, Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { FieldError } from '../../design/field.tsx'
import { Switch } from '../../design/switch.tsx'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { searchOf } from '../../page/search-of.ts'
import { night, QuietChoice } from './quiet-choice.tsx'
import type { Notifications } from './use-notifications.ts'
import { wishLimitText } from './wish-summary.ts'

/** Every five minutes from 4 to before 12: a field of type time would follow the clock of the browser's language. */
const mornings = Array.from({ length: 96 }, (_, index) => {
  const minutes = 4 * 60 + 5 * index
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

/** Before anybody has changed it. */
export function usualWish(kind: WishKind): Wish {
  if (kind === 'day') return { kind, ahead: usualAhead, quiet: null, at: usualMorning, receipt: true }
  const usual = wishLimits[kind]?.usual
  return { kind, ahead: usualAhead, quiet: night, ...(usual !== undefined && { limit: usual }) }
}

type WishDialogProps = {
  /** null: closed. */
  asked: { place: KeptPlace; wish: Wish; isKnown: boolean } | null
  /** No more can be added. */
  isFull: boolean
  /** Not told of at the place yet. */
  isFree: (place: KeptPlace, kind: WishKind) => boolean
  places: readonly KeptPlace[]
  nameOf: (place: KeptPlace) => string
  notifications: Notifications
  onSave: (place: KeptPlace, wish: Wish) => Promise<PushFailure | null>
  onClose: () => void
}

/** Says what happens before the browser asks for permission, which only the press does. */
export function WishDialog({ asked, notifications, ...props }: WishDialogProps) {
  const { t } = useLanguage()
  const { support } = notifications
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={props.onClose}
      title={
        asked?.isKnown
          ? `${t(`places.wish-${asked.wish.kind}`)}, ${props.nameOf(asked.place)}`
          : t('places.wishes')
      }
      closeLabel={t('shell.close')}
    >
      {asked && support === 'ready' && <Choice asked={asked} {...props} />}
      {asked && support !== 'ready' && <p className="notify-obstacle">{t(`places.notify-${support}`)}</p>}
    </Dialog>
  )
}

function Choice({
  asked,
  isFull,
  isFree,
  places,
  nameOf,
  onSave,
  onClose,
}: Omit<WishDialogProps, 'asked' | 'notifications'> & { asked: NonNullable<WishDialogProps['asked']> }) {
  const { t, format } = useLanguage()
  const showToast = useToast()
  const [place, setPlace] = useState(asked.place)
  const [wish, setWish] = useState(asked.wish)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PushFailure | null>(null)
  const limits = wishLimits[wish.kind]
  const { isKnown } = asked
  const hasNoRoom = isFull && !isKnown

  function chooseKind(kind: WishKind) {
    const { ahead, quiet } = wish
    const isKept = isEventWish(wish) && kind !== 'day'
    setWish({ ...usualWish(kind), ...(isKept && { ahead, quiet }) })
  }

  async function save() {
    // The button is not disabled meanwhile: it would lose the focus.
    if (isBusy) return
    setBusy(true)
    const problem = await onSave(place, wish)
    setBusy(false)
    setFailure(problem)
    if (problem) return
    showToast({
      title: t('places.wishSaved', { what: t(`places.wish-${wish.kind}`), place: nameOf(place) }),
    })
    onClose()
  }

  return (
    <form
      className="notify-choice"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>{t(wish.kind === 'day' ? 'places.wishDayLead' : 'places.wishLead')}</p>
      <div className="question">
        {!isKnown && (
          <>
            <label>
              <span>{t('places.wishPlace')}</span>
              <select
                className="text-input"
                value={place.value}
                onChange={({ currentTarget }) =>
                  setPlace(places.find(({ value }) => value === currentTarget.value) ?? place)
                }
              >
                {places
                  .filter((one) => one === place || isFree(one, wish.kind))
                  .map((one) => (
                    <option key={one.value} value={one.value}>
                      {nameOf(one)}
                    </option>
                  ))}
              </select>
            </label>
            <label>
              <span>{t('places.wishKind')}</span>
              <select
                className="text-input"
                value={wish.kind}
                onChange={({ currentTarget }) =>
                  chooseKind(wishKinds.find((kind) => kind === currentTarget.value) ?? wish.kind)
                }
              >
                {wishKinds
                  .filter((kind) => kind === wish.kind || isFree(place, kind))
                  .map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`places.wish-${kind}`)}
                    </option>
                  ))}
              </select>
            </label>
          </>
        )}
        {wish.at !== undefined && (
          <label>
            <span>{t('places.wishAt')}</span>
            <select
              className="text-input"
              value={wish.at}
              onChange={({ currentTarget }) => setWish({ ...wish, at: currentTarget.value })}
            >
              {[...new Set([...mornings, wish.at])].sort().map((at) => (
                <option key={at}>{at}</option>
              ))}
            </select>
          </label>
        )}
        {limits && (
          <label>
            <span>{t(wish.kind === 'frost' ? 'places.wishLimitBelow' : 'places.wishLimit')}</span>
            <select
              className="text-input"
              value={wish.limit}
              onChange={({ currentTarget }) => setWish({ ...wish, limit: Number(currentTarget.value) })}
            >
              {limits.choices.map((limit) => (
                <option key={limit} value={limit}>
                  {wishLimitText({ kind: wish.kind, limit }, format)}
                </option>
              ))}
            </select>
          </label>
        )}
        {hasAhead(wish.kind) && (
          <label>
            <span>{t('places.wishAhead')}</span>
            <select
              className="text-input"
              value={wish.ahead}
              onChange={({ currentTarget }) => setWish({ ...wish, ahead: Number(currentTarget.value) })}
            >
              {wishAhead.map((hours) => (
                <option key={hours} value={hours}>
                  {t('places.wishAheadHours', { count: hours })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {isNeedWish(wish.kind) && (
        <p>
          {t(wish.criteria === undefined ? 'places.wishUsualCriteria' : 'places.wishOwnCriteriaText')}{' '}
          <ArrowLink
            as={LocalLink}
            to={`/plan${searchOf({
              place: place.value,
              need: wish.kind,
              ...criteriaQuery.read(wish.criteria ?? ''),
            })}`}
          >
            {t('places.wishToPlanner')}
          </ArrowLink>
        </p>
      )}
      <div>
        {wish.kind === 'day' ? (
          <>
            <Switch
              label={t('places.wishReceipt')}
              checked={wish.receipt ?? false}
              onChange={(receipt) => setWish({ ...wish, receipt })}
            />
            <p className="field-hint">{t('places.wishReceiptHint')}</p>
          </>
        ) : (
          <QuietChoice
            label={t('places.wishQuiet')}
            quiet={wish.quiet}
            onChange={(quiet) => setWish({ ...wish, quiet })}
          />
        )}
      </div>
      <FieldError>
        {failure ? t(`places.notify-${failure}`) : hasNoRoom && t('places.wishFull', { total: mostWishes })}
      </FieldError>
      <div className="actions cluster">
        <Button type="submit" aria-disabled={isBusy} disabled={hasNoRoom}>
          {t(isKnown ? 'places.notifySave' : 'places.wishSave')}
        </Button>
      </div>
    </form>
  )
}
