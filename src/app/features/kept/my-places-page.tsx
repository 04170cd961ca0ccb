import './my-places.css'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { isStorageOff } from '../../browser/browser-storage.ts'
import { notifyHashOf } from '../../browser/notify-path.ts'
import { isOwnPlace } from '../../browser/stored-place.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { useKeptPlaces } from '../../browser/use-kept-places.ts'
import { Button } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { PageHeading } from '../../design/section.tsx'
import { Notice, SkeletonPage } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { NotificationsSection } from '../notifications/notifications-section.tsx'
import { NotifyDialog } from '../notifications/notify-dialog.tsx'
import { useNotifications } from '../notifications/use-notifications.ts'
import { WishesSection } from '../notifications/wishes-section.tsx'
import { EditList } from './edit-list.tsx'
import { ImportOffer } from './import-offer.tsx'
import { PlaceRow, placeNames } from './place-row.tsx'
import { TakeAlong } from './take-along.tsx'
import { type Glances, useGlances } from './use-glances.ts'

/** All that is kept lives in the browser: the server sends the frame, the application fills it. */
export function MyPlacesPage() {
  const { t } = useLanguage()
  const isHydrated = useHydrated()
  return (
    <div className="wrap my-places">
      <PageHeading title={t('shell.places')} lead={t('places.lead')} />
      <div className="without-scripts">
        <Notice glyph="info">
          <p>{t('places.needsScripts')}</p>
        </Notice>
      </div>
      {isHydrated ? (
        <List />
      ) : (
        <div className="needs-scripts">
          <SkeletonPage label={t('common.loading')}>
            <span className="skeleton places-skeleton" />
          </SkeletonPage>
        </div>
      )}
    </div>
  )
}

function List() {
  const { t } = useLanguage()
  const places = useKeptPlaces()
  const glances = useGlances(places)
  const [isEditing, setEditing] = useState(false)
  const notifications = useNotifications(places)
  const nameOf = (place: KeptPlace) => placeNames(place, glances.glanceOf(place)).name
  const [chosen, setChosen] = useState<string | null>(null)
  const { hash } = useLocation()
  // The star's message and the bells beside warnings lead here for one place.
  const isRequested = ({ value }: KeptPlace) =>
    chosen === null ? hash === notifyHashOf(value) : value === chosen
  const notifyPlace = places.find(isRequested) ?? null
  return (
    <>
      {isStorageOff() && (
        <Notice glyph="info">
          <p>
            <strong>{t('shell.notStored')}.</strong> {t('shell.notStoredText')}
          </p>
        </Notice>
      )}
      <ImportOffer />
      {places.length === 0 && <NoPlaces takesFocus={isEditing} />}
      {places.length > 0 && <Condition glances={glances} />}
      {isEditing ? (
        <EditList places={places} glanceOf={glances.glanceOf} />
      ) : (
        <ol
          className="place-list"
          aria-label={t('shell.places')}
          aria-busy={!glances.view && !glances.isFailed}
        >
          {places.map((place, index) => (
            <PlaceRow
              key={place.value}
              place={place}
              glance={glances.glanceOf(place)}
              isHome={isOwnPlace(place)}
              isFirst={index === 0}
              isLoading={!glances.isFailed}
              hasNotifications={notifications.isOn(place)}
              onNotify={() => setChosen(place.value)}
            />
          ))}
        </ol>
      )}
      {places.length > 0 && (
        <div className="actions cluster">
          <Button variant="outline" size="small" onClick={() => setEditing(!isEditing)}>
            {t(isEditing ? 'places.done' : 'places.edit')}
          </Button>
          {glances.view?.sources.map((source) => (
            <Provenance key={source.attribution} source={source} age={source.age} />
          ))}
        </div>
      )}
      <WishesSection places={places} nameOf={nameOf} notifications={notifications} hash={hash} />
      <NotificationsSection places={places} nameOf={nameOf} notifications={notifications} />
      <NotifyDialog
        place={notifyPlace}
        name={notifyPlace ? nameOf(notifyPlace) : ''}
        notifications={notifications}
        onClose={() => setChosen('')}
      />
      <TakeAlong places={places} />
    </>
  )
}

/** Whoever has just removed the last place by keyboard goes on here: the list and its buttons are gone. */
function NoPlaces({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useLanguage()
  return (
    <div className="failure">
      <Glyph name="star" size={40} />
      <h2>{t('places.emptyTitle')}</h2>
      <p>{t('places.emptyText')}</p>
      <p>{t('places.notifyEmpty')}</p>
      <Button autoFocus={takesFocus} popoverTarget="place-picker" aria-haspopup="dialog">
        <Glyph name="search" />
        {t('shell.searchLocation')}
      </Button>
    </div>
  )
}

/** Why there is no weather, or only an older one. */
function Condition({ glances: { isFailed, view, renew } }: { glances: Glances }) {
  const { t } = useLanguage()
  if (!isFailed) return null
  return (
    <Notice glyph={navigator.onLine ? 'info' : 'offline'}>
      <p role="status">
        <strong>{t(navigator.onLine ? 'places.failed' : 'shell.offline')}</strong>{' '}
        {view?.age ? t('common.oldValues', { time: view.age.absolute }) : t('places.failedText')}
      </p>
      <Button variant="outline" size="small" onClick={renew}>
        {t('common.tryAgain')}
      </Button>
    </Notice>
  )
}
