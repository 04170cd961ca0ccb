import './setup-state.css'
import { useEffect, useState } from 'react'
import { creditText } from '../../../domain/texts/credit-text.ts'
import type { Check, SetupStatus } from '../../../services/operator/setup-status.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { Button } from '../../design/button.tsx'
import { TextField } from '../../design/field.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { accuracyText } from './accuracy-text.ts'
import { refusalText } from './key-refusal.ts'
import { PageViewsTable } from './page-views-table.tsx'
import { readSetup, type SetupAnswer } from './setup-api.ts'

/** What the server says of the installation, read again after each change of the key. */
export function useSetup(changes: number) {
  const [answer, setAnswer] = useState<SetupAnswer | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    if (changes >= 0)
      void readSetup('', leaving.signal).then((read) => {
        if (!leaving.signal.aborted) setAnswer(read)
      })
    return () => leaving.abort()
  }, [changes])
  return { answer, read: async (code: string) => setAnswer(await readSetup(code)) }
}
type Setup = ReturnType<typeof useSetup>

/** In one line at the top, before the long lists: how much is missing before the public may come. */
export function SetupSummary({ answer }: Pick<Setup, 'answer'>) {
  const { t } = useLanguage()
  const open =
    answer === null || typeof answer === 'string'
      ? null
      : answer.checklist.filter(({ isDone }) => !isDone).length
  return (
    <p className="setup-summary" role="status">
      {open !== null && (
        <>
          <Glyph name={open === 0 ? 'check' : 'info'} size={20} />
          <a href="#setup-checklist">{open === 0 ? t('key.allDone') : t('key.open', { count: open })}</a>
        </>
      )}
    </p>
  )
}

type SetupStateProps = {
  setup: Setup
  /** The server's clock, whose demo world may live on another day. */
  now: number
}

/** What is missing before the public may come, how each source is doing, and what is spent. */
export function SetupState({ setup: { answer, read }, now }: SetupStateProps) {
  const { t } = useLanguage()
  const [code, setCode] = useState('')

  if (answer === null) return <p role="status">{t('common.loading')}</p>
  if (answer === 'failed')
    return (
      <Notice glyph="offline">
        <p role="alert">{t('common.errorOccurred')}</p>
        <Button onClick={() => void read(code)}>{t('common.tryAgain')}</Button>
      </Notice>
    )
  if (typeof answer === 'string') {
    // Whoever has not given a code yet made no mistake.
    const error = answer === 'code-needed' ? null : refusalText[answer]
    return (
      <form
        className="setup-code"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void read(code.trim())
        }}
      >
        <TextField
          label={t('key.stateCode')}
          type="password"
          hint={t('key.codeHint')}
          error={error && t(error)}
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          action={<Button type="submit">{t('key.showState')}</Button>}
        />
      </form>
    )
  }
  return <State status={answer} now={now} />
}

/** Where visitors see what is missing; the weather is chosen on this page. */
const pageOf: Partial<Record<Check, string>> = {
  operatorName: '/privacy',
  contactMail: '/contact',
  ads: '/ads',
}

function State({ status, now }: { status: SetupStatus; now: number }) {
  const { t, format } = useLanguage()
  return (
    <>
      <h3 id="setup-checklist">{t('key.checklist')}</h3>
      <ul className="setup-list rows">
        {status.checklist.map(({ check, isDone }) => (
          <li key={check}>
            <Glyph name={isDone ? 'check' : 'info'} size={20} />
            <span>
              <strong>{t(isDone ? 'key.done' : 'key.missing')}</strong> {t(`key.check-${check}`)}
              {!isDone && check === 'weather' && (
                <>
                  {' '}
                  <a href="#weather-service">{t('key.choose')}</a>
                </>
              )}
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
      <h3>{t('about.sources')}</h3>
      <Sources status={status} now={now} />
      <h3>{t('key.installation')}</h3>
      <dl className="setup-facts">
        <dt>{t('key.operator')}</dt>
        <dd>{status.operatorName ?? t('key.notSet')}</dd>
        <dt>{t('key.mail')}</dt>
        <dd>{status.contactMail ?? t('key.notSet')}</dd>
        <dt>{t('key.issues')}</dt>
        <dd>{status.issuesUrl ?? `${t('key.notSet')} (ISSUES_URL)`}</dd>
        <dt>{t('key.identity')}</dt>
        <dd>
          {status.identity.problems.length === 0
            ? t(status.identity.isSet ? 'key.identitySet' : 'key.identityOwn')
            : status.identity.problems.map(({ variable, problem }) => (
                <p key={variable}>
                  <code>{variable}</code>: <span lang="en">{problem}</span>
                </p>
              ))}
        </dd>
        <dt>{t('key.ads')}</dt>
        <dd>{t(`key.ads-${status.ads}`)}</dd>
        <dt>{t('key.push')}</dt>
        <dd>
          {status.push
            ? `${t('key.pushCount', { count: status.push.subscriptions })}, ${t('key.pushWaiting', { count: status.push.waiting })}`
            : t('key.pushUnknown')}
        </dd>
        <dt>{t('key.accuracy')}</dt>
        <dd>{status.accuracy ? accuracyText(status.accuracy, now, { t, format }) : t('key.pushUnknown')}</dd>
      </dl>
      <h3>{t('key.views')}</h3>
      {status.views ? <PageViewsTable views={status.views} /> : <p>{t('key.pushUnknown')}</p>}
    </>
  )
}

const isWell = ({ failure, isOld }: SetupStatus['sources'][number]) => failure === null && !isOld

/** Those in trouble first. */
function Sources({ status: { sources, calls }, now }: { status: SetupStatus; now: number }) {
  const { t, format, language } = useLanguage()
  return (
    <>
      <ul className="setup-list rows">
        {[...sources]
          .sort((a, b) => Number(isWell(a)) - Number(isWell(b)))
          .map((one) => {
            const at = one.observedAt ?? one.fetchedAt
            const isPending = one.failure === 'pending'
            const kind = one.failure && t(`about.failure-${one.failure}`)
            const why = kind && one.reason ? `${kind} (${one.reason})` : kind
            return (
              <li key={`${one.serves} ${one.name}`}>
                <Glyph
                  name={isWell(one) ? 'check' : one.failure && !isPending ? 'offline' : 'clock'}
                  size={20}
                />
                <span className="setup-source">
                  <strong>{t(`about.serves-${one.serves}`)}</strong>{' '}
                  <span>
                    {creditText(one.name, language)}
                    {one.isDemo && ` · ${t('common.demoData')}`}
                    {why !== null && (
                      <>
                        <br />
                        {isPending ? why : t('key.lastFailure', { why })}
                      </>
                    )}
                  </span>{' '}
                  {at !== null && <small>{format.ago(at, now)}</small>}
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
