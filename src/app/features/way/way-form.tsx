import { useRef } from 'react'
import { useLocation } from 'react-router'
import { mostTrackPoints } from '../../../domain/way/track-code.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { Button } from '../../design/button.tsx'
import { FieldError } from '../../design/field.tsx'
import { Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { StopField } from './stop-field.tsx'
import { type NoTrack, useGpxFile } from './use-gpx-file.ts'
import type { WayFormView } from './way-view.server.ts'

const problemKeys = {
  huge: 'way.fileHuge',
  broken: 'way.fileBroken',
  empty: 'way.fileEmpty',
  outside: 'way.fileOutside',
  unread: 'way.fileUnread',
} as const satisfies Record<NoTrack, string>

/** A plain form: the way is part of the address, and only a file needs scripts. */
export function WayForm({ form: { stops, by, chosenBy, leave, track }, isFirst }: WayFormProps) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const element = useRef<HTMLFormElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { problem, open } = useGpxFile(element, isFirst)
  return (
    <Section title={t('way.form')} id="way-form" className="screen-only">
      <form
        ref={element}
        key={`${track?.code} ${stops.map(({ typed }) => typed).join()} ${chosenBy} ${leave.value}`}
        action={pathname}
        className="question way-form"
      >
        {track ? (
          <p className="way-track">
            <input type="hidden" name="track" value={track.code} />
            <b>{track.text}</b> <LocalLink to="/way">{t('way.toPlaces')}</LocalLink>
          </p>
        ) : (
          stops.map(({ role, typed }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are known by their place on the way
            <StopField key={index} label={t(`way.${role}`)} typed={typed} />
          ))
        )}
        <label>
          <span>{t('way.by')}</span>
          <select name="by" defaultValue={chosenBy} className="text-input" autoComplete="off">
            {by.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('way.leaveField')}</span>
          <input
            type="datetime-local"
            name="leave"
            className="text-input"
            autoComplete="off"
            defaultValue={leave.value}
            min={leave.least}
            max={leave.most}
            step={600}
          />
        </label>
        <Button type="submit">{t('way.apply')}</Button>
      </form>
      <div className="stack needs-scripts">
        <Button variant="outline" size="small" onClick={() => chooser.current?.click()}>
          {t('way.openFile')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('way.openFile')}
          accept=".gpx,application/gpx+xml"
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) await open(file)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
        <p>{t('way.fileNote', { most: mostTrackPoints })}</p>
        <FieldError>{problem && t(problemKeys[problem])}</FieldError>
      </div>
    </Section>
  )
}

type WayFormProps = {
  form: WayFormView
  /** Nothing was asked for yet. */
  isFirst: boolean
}
