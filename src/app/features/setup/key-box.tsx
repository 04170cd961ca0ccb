import './key-box.css'
import { useEffect, useRef } from 'react'
import { ArrowLink, Button } from '../../design/button.tsx'
import { TextField } from '../../design/field.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { TextKey } from '../../i18n/texts.ts'
import type { WeatherChoice } from './key-api.ts'
import { refusalText } from './key-refusal.ts'
import { useKeyBox } from './use-key-box.ts'

const signupAddress = 'https://home.openweathermap.org/users/sign_up'

const activeText: Record<WeatherChoice, TextKey> = {
  openweather: 'key.isSet',
  demo: 'key.isSet',
  'open-data': 'key.isOpenData',
}

type KeyBoxProps = {
  /** As the server rendered the page; the status is fetched again before anything can be changed. */
  isSet: boolean
  heading: 'h1' | 'h2'
  /** Whether the demo world is among the choices: it is the operator's, not the first thing to offer. */
  offersDemo?: boolean
  /** Another weather was chosen, or none. */
  onChange: () => void
}

/** Shows which weather is chosen, and lets the operator choose: a key of the weather service, or open data without one. */
export function KeyBox({ isSet, heading: Heading, offersDemo = false, onChange }: KeyBoxProps) {
  const { t } = useLanguage()
  const box = useKeyBox(onChange)
  const { known } = box
  const isPresent = typeof known === 'string' ? isSet : known.isSet
  const element = useFocusAfter(typeof known === 'string' ? null : String(known.source))
  return (
    <div ref={element} id="weather-service" tabIndex={-1} className="key-box">
      {!isPresent && (
        <>
          <Heading>{t('key.required')}</Heading>
          <p className="key-lead">{t('key.lead')}</p>
        </>
      )}
      <div className="key-controls">
        {known === 'loading' && (
          <p role="status" className="needs-scripts">
            {t('common.loading')}
          </p>
        )}
        {known === 'unreachable' && (
          <Notice glyph="offline">
            <p role="alert">{t('common.errorOccurred')}</p>
            <Button onClick={box.retry}>{t('common.tryAgain')}</Button>
          </Notice>
        )}
        {typeof known !== 'string' && (
          <>
            {known.source && <Active box={box} source={known.source} />}
            <CodeField box={box} />
            {known.source !== 'openweather' && <KeyForm box={box} />}
            {known.source !== 'open-data' && <FurtherWay box={box} way="open-data" />}
            {known.source !== 'demo' && offersDemo && <FurtherWay box={box} way="demo" />}
          </>
        )}
        <noscript>
          <p>{t('key.needsScript')}</p>
        </noscript>
      </div>
    </div>
  )
}

type Box = { box: ReturnType<typeof useKeyBox> }

function Active({ box, source }: Box & { source: WeatherChoice }) {
  const { t } = useLanguage()
  return (
    <Notice glyph="key">
      <p>
        <strong>{t(activeText[source])}</strong>
        {source === 'demo' && ` ${t('key.isDemo')}`}
      </p>
      <Button variant="outline" aria-disabled={box.isBusy || undefined} onClick={() => void box.remove()}>
        {t(source === 'open-data' ? 'key.stopOpenData' : 'key.remove')}
      </Button>
    </Notice>
  )
}

function KeyForm({ box }: Box) {
  const { t } = useLanguage()
  return (
    <form
      className="key-form stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void box.save()
      }}
    >
      <TextField
        label={t('key.label')}
        type="password"
        placeholder={t('key.placeholder')}
        hint={t('key.hint')}
        autoComplete="off"
        spellCheck={false}
        value={box.key}
        onChange={(event) => box.setKey(event.currentTarget.value)}
        action={
          <Button type="submit" aria-disabled={box.isBusy || undefined}>
            {t('key.save')}
          </Button>
        }
      />
      <p className="key-gives">{t('key.keyGives')}</p>
      <ArrowLink href={signupAddress} target="_blank" rel="noopener" isExternal>
        {t('key.signup')}
      </ArrowLink>
    </form>
  )
}

const furtherWays = {
  'open-data': { use: 'key.useOpenData', gives: 'key.openDataGives' },
  demo: { use: 'key.useDemo', gives: 'key.demoGives' },
} as const

function FurtherWay({ box, way }: Box & { way: keyof typeof furtherWays }) {
  const { t } = useLanguage()
  const { use, gives } = furtherWays[way]
  return (
    <div className="key-way">
      <Button variant="outline" aria-disabled={box.isBusy || undefined} onClick={() => void box.choose(way)}>
        {t(use)}
      </Button>
      <p className="key-gives">{t(gives)}</p>
    </div>
  )
}

/** Shown only where the server requires it: on other machines, until the browser is authorised. */
function CodeField({ box }: Box) {
  const { t } = useLanguage()
  if (typeof box.known === 'string' || !box.known.needsCode) return null
  const error = box.refusal && refusalText[box.refusal]
  return (
    <TextField
      label={t('key.codeLabel')}
      type="password"
      hint={t('key.codeHint')}
      error={error && t(error)}
      autoComplete="one-time-code"
      spellCheck={false}
      value={box.code}
      onChange={(event) => box.setCode(event.currentTarget.value)}
    />
  )
}

/** The pressed button vanishes with a change: the focus moves to the box instead of being lost. */
function useFocusAfter(choice: string | null) {
  const element = useRef<HTMLDivElement>(null)
  const last = useRef(choice)
  useEffect(() => {
    if (choice === null) return
    if (last.current !== null && last.current !== choice) element.current?.focus()
    last.current = choice
  }, [choice])
  return element
}
