import './setup-state.css'
import { useEffect, useState } from 'react'
import type { Check, SetupStatus } from '../../../services/setup-status.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { Button } from '../../design/button.tsx'
import { TextField } from '../../design/field.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { Notice } from '../../design/states.tsx'
import { createFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { scorecardText } from './scorecard-text.ts'
import { readSetup, type SetupAnswer } from './setup-api.ts'

type SetupStateProps = {
  /** Counts the changes of the key: after each it is read again. */
  version: number
  /** The server's clock, whose demo world may live on another day. */
  now: number
}

/** How each source is doing, what is spent, and what is missing before the public may come. */
export function SetupState({ version, now }: SetupStateProps) {
  const { t } = useLanguage()
  const [answer, setAnswer] = useState<SetupAnswer | null>(null)
  const [code, setCode] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    if (version >= 0)
      void readSetup('', leaving.signal).then((read) => {
        if (!leaving.signal.aborted) setAnswer(read)
      })
    return () => leaving.abort()
  }, [version])

  if (answer === null) return <p role="status">{t('common.loading')}</p>
  if (answer === 'unreachable')
    return (
      <Notice glyph="offline">
        <p role="alert">{t('common.errorOccurred')}</p>
        <Button onClick={() => void readSetup(code).then(setAnswer)}>{t('common.tryAgain')}</Button>
      </Notice>
    )
  if (typeof answer === 'string')
    return (
      <form
        className="setup-code"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void readSetup(code.trim()).then(setAnswer)
        }}
      >
        <TextField
          label={t('key.stateCode')}
          type="password"
          hint={t('key.codeHint')}
          error={answer === 'code-wrong' && t('key.codeWrong')}
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          action={<Button type="submit">{t('key.showState')}</Button>}
        />
      </form>
    )
  return <State status={answer} now={now} />
}

/** Where visitors see what is missing. */
const pageOf: Partial<Record<Check, string>> = {
  operatorName: '/privacy',
  contactMail: '/contact',
  ads: '/ads',
}

function State({ status, now }: { status: SetupStatus; now: number }) {
  const { t, language } = useLanguage()
  return (
    <>
      <Sources status={status} now={now} />
      {status.operatorName === null && <Notice glyph="severity-2">{t('key.operatorMissing')}</Notice>}
      <h3>{t('key.checklist')}</h3>
      <ul className="setup-list">
        {status.checklist.map(({ check, isDone }) => (
          <li key={check} className={isDone ? 'is-done' : 'is-open'}>
            <Glyph name={isDone ? 'check' : 'info'} size={20} />
            <span>
              <strong>{t(isDone ? 'key.done' : 'key.missing')}</strong> {t(`key.check-${check}`)}
              {!isDone && pageOf[check] && (
                <>
                  {' '}
                  <LocalLink to={pageOf[check]}>{t('key.seePage')}</LocalLink>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <h3>{t('key.installation')}</h3>
      <dl className="setup-facts">
        <dt>{t('key.operator')}</dt>
        <dd>{status.operatorName ?? t('key.notSet')}</dd>
        <dt>{t('key.mail')}</dt>
        <dd>{status.contactMail ?? t('key.notSet')}</dd>
        <dt>{t('key.issues')}</dt>
        <dd>{status.issuesUrl ?? `${t('key.notSet')} (ISSUES_URL)`}</dd>
        <dt>{t('key.ads')}</dt>
        <dd>{t(`key.ads-${status.ads}`)}</dd>
        <dt>{t('key.push')}</dt>
        <dd>
          {status.push
            ? `${t('key.pushCount', { count: status.push.subscriptions })}, ${t('key.pushWaiting', { count: status.push.waiting })}`
            : t('key.pushUnknown')}
        </dd>
        <dt>{t('key.scorecard')}</dt>
        <dd>
          {status.accuracy
            ? scorecardText(status.accuracy, now, { t, format: createFormat(language) })
            : t('key.pushUnknown')}
        </dd>
      </dl>
    </>
  )
}

function Sources({ status: { sources, calls }, now }: { status: SetupStatus; now: number }) {
  const { t, language } = useLanguage()
  const format = createFormat(language)
  return (
    <>
      <ul className="setup-list">
        {sources.map((one) => {
          const at = one.observedAt ?? one.fetchedAt
          const isWell = one.failure === null && !one.isOld
          const isPending = one.failure === 'pending'
          const why = one.failure && t(`about.failure-${one.failure}`)
          return (
            <li key={`${one.serves} ${one.name}`} className={isWell ? 'is-done' : 'is-open'}>
              <Glyph name={isWell ? 'check' : one.failure && !isPending ? 'offline' : 'clock'} size={20} />
              <span className="setup-source">
                <strong>{t(`about.serves-${one.serves}`)}</strong>{' '}
                <span>
                  {one.name}
                  {one.isDemo && ` · ${t('common.demoData')}`}
                  {why !== null && (
                    <>
                      <br />
                      {isPending ? why : t('key.lastFailure', { why })}
                    </>
                  )}
                </span>{' '}
                {at !== null && <small>{format.relative(Math.min(at, now), now)}</small>}
              </span>
            </li>
          )
        })}
      </ul>
      {calls && (
        <p>
          {t('key.calls', {
            day: format.number(calls.day.used),
            dayLimit: format.number(calls.day.limit),
            minute: format.number(calls.minute.used),
            minuteLimit: format.number(calls.minute.limit),
          })}
        </p>
      )}
    </>
  )
}
