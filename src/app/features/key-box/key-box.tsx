import './key-box.css'
import { useEffect, useRef } from 'react'
import { ArrowLink, Button } from '../../design/button.tsx'
import { TextField } from '../../design/field.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { TextKey } from '../../i18n/texts.ts'
import type { KeyRefusal } from './key-api.ts'
import { useKeyBox } from './use-key-box.ts'

const signupAddress = 'https://home.openweathermap.org/users/sign_up'

const refusalText: Record<KeyRefusal, TextKey | null> = {
  'code-needed': 'key.codeNeeded',
  'code-wrong': 'key.codeWrong',
  'too-many-codes': 'key.codeTooMany',
  failed: null,
}

type KeyBoxProps = {
  /** As the server rendered the page; the box asks again before it offers to change anything. */
  isSet: boolean
  heading: 'h1' | 'h2'
  /** A key was saved or removed. */
  onChange: () => void
}

/** Shows whether the weather service's key is set, and lets the operator save or remove it. */
export function KeyBox({ isSet, heading: Heading, onChange }: KeyBoxProps) {
  const { t } = useLanguage()
  const box = useKeyBox(onChange)
  const { known } = box
  const isPresent = typeof known === 'string' ? isSet : known.isSet
  const element = useFocusAfter(typeof known === 'string' ? null : isPresent)
  return (
    <div ref={element} tabIndex={-1} className="key-box">
      {!isPresent && (
        <>
          <Heading>{t('home.keyRequired')}</Heading>
          <p className="key-lead">{t('key.lead')}</p>
        </>
      )}
      <div className="key-controls">
        {known === 'loading' && <p role="status">{t('common.loading')}</p>}
        {known === 'unreachable' && (
          <Notice glyph="offline">
            <p role="alert">{t('common.errorOccurred')}</p>
            <Button onClick={box.retry}>{t('common.tryAgain')}</Button>
          </Notice>
        )}
        {typeof known !== 'string' && (isPresent ? <KeyPresent box={box} /> : <KeyForm box={box} />)}
        <noscript>
          <p>{t('key.needsScript')}</p>
        </noscript>
      </div>
      {!isPresent && (
        <ArrowLink href={signupAddress} target="_blank" rel="noopener" isExternal>
          {t('key.signup')}
        </ArrowLink>
      )}
    </div>
  )
}

type Box = { box: ReturnType<typeof useKeyBox> }

function KeyForm({ box }: Box) {
  const { t } = useLanguage()
  return (
    <form
      className="key-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void box.save()
      }}
    >
      <CodeField box={box} />
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
    </form>
  )
}

function KeyPresent({ box }: Box) {
  const { t } = useLanguage()
  const isDemo = typeof box.known !== 'string' && box.known.isDemo
  return (
    <Notice glyph="key">
      <p>
        <strong>{t('key.isSet')}</strong>
        {isDemo && ` ${t('key.isDemo')}`}
      </p>
      <CodeField box={box} />
      <Button variant="outline" aria-disabled={box.isBusy || undefined} onClick={() => void box.remove()}>
        {t('key.remove')}
      </Button>
    </Notice>
  )
}

/** Asked for only where the server wants it: on other machines than its own, until it knows the browser. */
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
function useFocusAfter(isPresent: boolean | null) {
  const element = useRef<HTMLDivElement>(null)
  const last = useRef(isPresent)
  useEffect(() => {
    if (isPresent === null) return
    if (last.current !== null && last.current !== isPresent) element.current?.focus()
    last.current = isPresent
  }, [isPresent])
  return element
}
