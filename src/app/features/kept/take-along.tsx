import { useRef, useState } from 'react'
import { type KeptPlace, parseKeptPlaces, serialiseKeptPlaces } from '../../../domain/place/kept-places.ts'
import { useCopy } from '../../browser/use-copy.ts'
import { Button } from '../../design/button.tsx'
import { FieldError } from '../../design/field.tsx'
import { Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useImportPlaces } from './import-offer.tsx'
import { keptPlacesFragment } from './places-link.ts'

/** Thirty places take 6 kB: what is much larger is something else, and need not be read. */
const longestFile = 100_000
/** Safari on iPhone reads the file after the press and says nothing when it has (WebKit bug 211234): ample time. */
const fileReadWithinMs = 40_000

/** To another browser and back, by a link or a file. Both are made here; nothing of it reaches the server. */
export function TakeAlong({ places }: { places: readonly KeptPlace[] }) {
  const { t } = useLanguage()
  const copy = useCopy()
  const addPlaces = useImportPlaces()
  const chooser = useRef<HTMLInputElement>(null)
  const [isBroken, setBroken] = useState(false)

  function copyLink() {
    // Without a language: the reader's own applies.
    const url = new URL(`/places#${keptPlacesFragment(places)}`, location.href).href
    return copy(url, { title: t('common.linkCopied') }, { title: t('common.shareFailed'), description: url })
  }

  function saveFile() {
    const url = URL.createObjectURL(new Blob([serialiseKeptPlaces(places)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'wetterhorn-places.json'
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), fileReadWithinMs)
  }

  async function openFile(file: File) {
    const found = file.size > longestFile ? null : parseKeptPlaces(await file.text())
    setBroken(!found?.length)
    if (found?.length) addPlaces(found)
  }

  return (
    <Section title={t('places.elsewhere')} note={t('places.elsewhereText')}>
      <div className="actions cluster">
        {places.length > 0 && (
          <>
            <Button variant="outline" size="small" onClick={copyLink}>
              {t('places.copyLink')}
            </Button>
            <Button variant="outline" size="small" onClick={saveFile}>
              {t('places.saveFile')}
            </Button>
          </>
        )}
        <Button variant="outline" size="small" onClick={() => chooser.current?.click()}>
          {t('places.openFile')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('places.openFile')}
          accept="application/json,.json"
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) await openFile(file)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      <FieldError>{isBroken && t('places.importBroken')}</FieldError>
    </Section>
  )
}
