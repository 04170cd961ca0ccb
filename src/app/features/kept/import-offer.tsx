import { useLocation, useNavigate } from 'react-router'
import { addKeptPlaces, type KeptPlace, mostKeptPlaces } from '../../../domain/place/kept-places.ts'
import { useKeptPlaces, useStoreKeptPlaces } from '../../browser/use-kept-places.ts'
import { Button } from '../../design/button.tsx'
import { Notice } from '../../design/states.tsx'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { parseKeptPlacesFragment } from './places-link.ts'

/** Adds places of a link or a file behind one's own, and says what came of it. */
export function useImportPlaces(): (more: readonly KeptPlace[]) => void {
  const { t } = useLanguage()
  const showToast = useToast()
  const places = useKeptPlaces()
  const store = useStoreKeptPlaces()
  return (more) => {
    const { places: all, added, leftOut } = addKeptPlaces(places, more)
    if (added === 0 && leftOut === 0) return showToast({ title: t('places.importKnown') })
    if (added > 0 && !store(all)) return
    showToast({
      title: t('places.imported', { count: added }),
      description: leftOut > 0 && t('places.leftOut', { count: leftOut }),
      variant: leftOut > 0 ? 'destructive' : 'default',
    })
  }
}

/** Somebody opened a link with places in it: nothing is added before it is wanted. */
export function ImportOffer() {
  const { t, format } = useLanguage()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const addPlaces = useImportPlaces()
  const offered = parseKeptPlacesFragment(hash)
  if (!offered) return null
  const leave = () => navigate(pathname, { replace: true, preventScrollReset: true })
  if (offered.length === 0)
    return (
      <Notice glyph="info">
        <p role="alert">{t('places.importBroken')}</p>
      </Notice>
    )
  const names = offered.map(({ name, label }) => name ?? label)
  return (
    <section className="import-offer cluster" aria-labelledby="import-offer">
      <h2 id="import-offer">{t('places.importTitle', { count: offered.length })}</h2>
      <p>{format.list(names.length > mostKeptPlaces ? [...names.slice(0, mostKeptPlaces), '…'] : names)}</p>
      <Button
        size="small"
        onClick={() => {
          addPlaces(offered)
          void leave()
        }}
      >
        {t('places.importAdd')}
      </Button>
      <Button variant="outline" size="small" onClick={() => void leave()}>
        {t('places.importCancel')}
      </Button>
    </section>
  )
}
