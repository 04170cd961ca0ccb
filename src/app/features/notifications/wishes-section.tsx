import './notifications.css'
import { useState } from 'react'
import { type KeptPlace, valueForServer } from '../../../domain/place/kept-places.ts'
import { withWishes } from '../../../domain/push/choices.ts'
import {
  mostWishes,
  snoozeDays,
  type Wish,
  type WishKind,
  wishesOnce,
  wishFault,
  wishKinds,
} from '../../../domain/push/wish.ts'
import { dayMs } from '../../../domain/time/durations.ts'
import type { PushFailure } from '../../browser/push-subscription.ts'
import { Button } from '../../design/button.tsx'
import { FieldError } from '../../design/field.tsx'
import { Section } from '../../design/section.tsx'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Notifications } from './use-notifications.ts'
import { usualWish, WishDialog } from './wish-dialog.tsx'
import { type AskedWish, askedWish } from './wish-path.ts'
import { wishSummary } from './wish-summary.ts'

type WishesSectionProps = {
  places: readonly KeptPlace[]
  nameOf: (place: KeptPlace) => string
  notifications: Notifications
  /** Of the address: an answer of the planner leads here. */
  hash: string
}

/** The visitor's wishes, to be changed, paused and ended; and the choice of more. */
export function WishesSection({ places, nameOf, notifications, hash }: WishesSectionProps) {
  const { t, format } = useLanguage()
  const showToast = useToast()
  const [failure, setFailure] = useState<PushFailure | null>(null)
  /** undefined: what the address asks for. */
  const [chosen, setChosen] = useState<AskedWish | null | undefined>(undefined)
  const asked = chosen === undefined ? askedWish(hash) : chosen
  const now = Date.now()
  const wishesAt = (place: KeptPlace) => notifications.choiceOf(place)?.wishes ?? []
  const all = places.flatMap((place) => wishesAt(place).map((wish) => ({ place, wish })))
  const placeAsked = places.find(({ value }) => value === asked?.place)
  const isFree = (place: KeptPlace, kind: WishKind) => wishesAt(place).every((wish) => wish.kind !== kind)
  const free = places
    .flatMap((place) => wishKinds.map((kind) => ({ place, kind })))
    .find(({ place, kind }) => isFree(place, kind))
  if (places.length === 0) return null

  async function keep(place: KeptPlace, wishes: readonly Wish[]): Promise<PushFailure | null> {
    return notifications.choose(
      place,
      withWishes(notifications.choiceOf(place), valueForServer(place), wishes),
    )
  }
  async function change(place: KeptPlace, kind: Wish['kind'], wish: Wish | null) {
    const others = wishesAt(place).filter((one) => one.kind !== kind)
    const problem = await keep(place, wish ? [...others, wish] : others)
    setFailure(problem)
    if (!problem && !wish)
      showToast({ title: t('places.wishEnded', { what: t(`places.wish-${kind}`), place: nameOf(place) }) })
  }

  return (
    <Section title={t('places.wishes')} note={t('places.wishesText')}>
      {all.length > 0 && (
        <ul className="notify-list rows">
          {all.map(({ place, wish }) => {
            const { kind } = wish
            const isSnoozed = (wish.snoozedUntil ?? 0) > now
            const { snoozedUntil: _, ...awake } = wish
            const what = `${t(`places.wish-${kind}`)}, ${nameOf(place)}`
            const nameFor = (label: string) => ({
              'aria-label': `${label}${format.colon} ${what}`,
              children: label,
            })
            return (
              <li key={`${place.value} ${kind}`}>
                <strong>{what}</strong> <span>{wishSummary(wish, isSnoozed, { t, format })}</span>
                <div className="actions cluster">
                  <Button
                    variant="outline"
                    size="small"
                    onClick={() => setChosen({ place: place.value, kind })}
                    {...nameFor(t('places.wishChange'))}
                  />
                  <Button
                    variant="outline"
                    size="small"
                    onClick={() =>
                      void change(
                        place,
                        kind,
                        isSnoozed ? awake : { ...wish, snoozedUntil: now + snoozeDays * dayMs },
                      )
                    }
                    {...nameFor(t(isSnoozed ? 'places.wishResume' : 'places.wishPause'))}
                  />
                  <Button
                    variant="outline"
                    size="small"
                    onClick={() => void change(place, kind, null)}
                    {...nameFor(t('places.wishEnd'))}
                  />
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {all.length >= mostWishes ? (
        <p>{t('places.wishFull', { total: mostWishes })}</p>
      ) : (
        free && (
          <Button
            variant="outline"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setChosen({ place: free.place.value, kind: free.kind })}
          >
            {t('places.wishAdd')}
          </Button>
        )
      )}
      <FieldError>{failure && t(`places.notify-${failure}`)}</FieldError>
      <WishDialog
        key={JSON.stringify(asked)}
        asked={
          placeAsked && asked
            ? {
                place: placeAsked,
                wish: draftOf(asked, wishesAt(placeAsked)),
                isKnown: !isFree(placeAsked, asked.kind),
              }
            : null
        }
        isFull={all.length >= mostWishes}
        isFree={isFree}
        places={places}
        nameOf={nameOf}
        notifications={notifications}
        onSave={(place, wish) => keep(place, wishesOnce([...wishesAt(place), wish]))}
        onClose={() => setChosen(null)}
      />
    </Section>
  )
}

/** The one there is, with the criteria that are asked for now. */
function draftOf({ kind, criteria }: AskedWish, wishes: readonly Wish[]): Wish {
  const draft = wishes.find((wish) => wish.kind === kind) ?? usualWish(kind)
  if (criteria === undefined) return draft
  const { criteria: _, ...others } = draft
  const asked = { ...others, criteria }
  // The planner, too, leaves out what it cannot read.
  return criteria === '' || wishFault(asked) !== null ? others : asked
}
