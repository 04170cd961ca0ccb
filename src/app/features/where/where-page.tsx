import '../../design/field.css'
import '../../design/swiss-map/swiss-map.css'
import '../../design/data-page.css'
import './where.css'
import { useLocation } from 'react-router'
import type { Need } from '../../../domain/plan/needs.ts'
import { FooterAd } from '../../ads/ad-slot.tsx'
import { LocalLink } from '../../browser/local-link.tsx'
import { ArrowLink, Button } from '../../design/button.tsx'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { FailureNotice, Notice } from '../../design/states.tsx'
import { OwnPlace } from '../../design/swiss-map/own-place.tsx'
import { SwissMap } from '../../design/swiss-map/swiss-map.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { TryAgain } from '../../provenance/try-again.tsx'
import { TellMe } from '../notifications/tell-me.tsx'
import type { WhereLoaded, WhereView } from './where-view.server.ts'

/** Three places for a day, the map of all, what is missing and why, and the form that asks for others. */
export function WherePage({ page }: { page: WhereView }) {
  const { t } = useLanguage()
  const { answer, title, when, scope, unknownStart } = page
  return (
    <div className="where page-end">
      <div className="wrap">
        <PageHeading title={title} lead={answer?.none} />
        <p className="page-credits cluster split note">
          <span>
            {when} · {scope}
          </span>{' '}
          <a href="#where-form" className="screen-only">
            {t('where.change')}
          </a>
        </p>
        {unknownStart && <Notice glyph="info">{unknownStart}</Notice>}
        {!answer && (
          <FailureNotice
            heading="h2"
            title={t('where.failed')}
            message={t('where.failedText')}
            action={<TryAgain />}
          />
        )}
        {answer && answer.wider.length > 0 && (
          <ul className="screen-only">
            {answer.wider.map(({ text, path }) => (
              <li key={path}>
                <ArrowLink as={LocalLink} to={path}>
                  {text}
                </ArrowLink>
              </li>
            ))}
          </ul>
        )}
        {answer?.unread && <Notice glyph="info">{answer.unread}</Notice>}
        {answer && answer.found.length > 0 && (
          <>
            <Found answer={answer} need={page.planned} />
            <p className="without-scripts note">{t('where.tellMeScripts')}</p>
          </>
        )}
      </div>
      {answer && <FitMap page={page} answer={answer} />}
      {answer && answer.left.length > 0 && (
        <Section title={t('where.left')} note={t('where.leftNote')}>
          <ul className="stack">
            {answer.left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      )}
      <WhereForm page={page} />
      <div className="wrap">
        <details className="folded page-fold prints-open">
          <summary>{t('where.how')}</summary>
          <p>{t('where.howText')}</p>
          <p>{page.howFar}</p>
        </details>
      </div>
      <ul className="wrap stack screen-only">
        <li>
          <ArrowLink as={LocalLink} to="/way">
            {t('where.toWay')}
          </ArrowLink>
        </li>
        <li>
          <ArrowLink as={LocalLink} to={page.embedPath}>
            {t('where.embed')}
          </ArrowLink>
        </li>
      </ul>
      <FooterAd />
    </div>
  )
}

function Found({ answer: { found }, need }: { answer: WhereLoaded; need: Need }) {
  const { t } = useLanguage()
  return (
    <ol className="where-found rows" aria-label={t('where.answers')}>
      {found.map(({ slug, name, path, reason, facts, icon, figure }) => (
        <li key={slug}>
          <div>
            <h2>
              <LocalLink to={path}>{name}</LocalLink>
            </h2>
            <p>{reason}</p>
            <p className="note">{facts}</p>
            <TellMe place={{ value: slug, label: name }} kind={need} label={t('where.tellMe')} about={name} />
          </div>
          <div className="where-figure">
            <WeatherIcon name={icon.icon} label={icon.iconName} size={40} />
            <b>{figure}</b>
          </div>
        </li>
      ))}
    </ol>
  )
}

const levels = [0, 1, 2, 3] as const

/** For the eyes; the list above says in words what matters. */
function FitMap({ page, answer }: { page: WhereView; answer: WhereLoaded }) {
  const { t } = useLanguage()
  const { dots, start, reach, circle, marks } = answer.map
  return (
    <Section title={page.mapTitle}>
      <figure className="where-map">
        <SwissMap
          label={t('where.map')}
          above={
            <>
              {start && reach !== null && (
                <circle className="where-reach" cx={start.x} cy={start.y} r={reach} />
              )}
              {start && <OwnPlace {...start} />}
              {marks.map(({ x, y, name }, index) => (
                <g key={name} transform={`translate(${x} ${y})`}>
                  <g className="swiss-map-sign">
                    <circle r="15" />
                    <text y="6">{index + 1}</text>
                  </g>
                  {/* On a phone names would cover each other, and numbers lead to the list. */}
                  <text y="38" className="swiss-map-name is-wide-only" textAnchor="middle">
                    {name}
                  </text>
                </g>
              ))}
            </>
          }
        >
          {dots.map((path, level) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: levels are their places in the list
            <path key={level} className="where-dots" data-level={level} d={path} />
          ))}
        </SwissMap>
        <figcaption>
          <ul className="key">
            {levels.map((level) => (
              <li key={level}>
                <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
                  <path className="where-dots" data-level={level} d="M0 0h0" />
                </svg>{' '}
                {t(`where.level-${level}`)}
              </li>
            ))}
          </ul>
          {circle && <p>{circle}</p>}
          <Provenance source={answer.source} age={answer.updated} />
          {answer.further.map((source) => (
            <Provenance key={source.attribution} source={source} />
          ))}
        </figcaption>
      </figure>
    </Section>
  )
}

/** A plain form: the question is part of the URL and works without scripts. */
function WhereForm({ page }: { page: WhereView }) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const { fields, start } = page
  return (
    <Section title={t('where.form')} id="where-form" className="screen-only">
      <form
        key={`${start.value} ${fields.map(({ chosen }) => chosen).join()}`}
        action={pathname}
        className="question"
      >
        {fields.map(({ name, options, chosen }) => (
          <label key={name}>
            <span>{t(`where.field-${name}`)}</span>
            <select name={name} defaultValue={chosen} className="text-input" autoComplete="off">
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          <span>{t('where.field-place')}</span>
          <input
            name="place"
            defaultValue={start.typed}
            className="text-input"
            autoComplete="off"
            maxLength={100}
          />
        </label>
        <Button type="submit">{t('where.apply')}</Button>
      </form>
    </Section>
  )
}
