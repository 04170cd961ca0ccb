import '../../design/field.css'
import '../../design/option-list.css'
import '../../design/data-page.css'
import '../place-weather/rain-strip.css'
import './way.css'
import { FooterAd } from '../../ads/ad-slot.tsx'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { FailureNotice, Notice } from '../../design/states.tsx'
import { DataTable, NoValue } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { TryAgain } from '../../provenance/try-again.tsx'
import { WarningBar } from '../alerts/warning-bar.tsx'
import { RainStrip } from '../place-weather/rain-strip.tsx'
import { Departures } from './departures.tsx'
import { WayForm } from './way-form.tsx'
import type { WayLoaded, WayView } from './way-view.server.ts'

/** A way's weather at the time one is there, other departures beside it, and the form that asks for a way. */
export function WayPage({ page }: { page: WayView }) {
  const { t } = useLanguage()
  const { title, lead, scope, notices, failure, answer, form, how } = page
  const isFirst = answer === null && failure === null && notices.length === 0
  return (
    <div className="way page-end">
      <div className="wrap">
        <PageHeading title={title} lead={lead} />
        {scope && (
          <p className="page-credits cluster split note">
            <span>{scope}</span>{' '}
            <a href="#way-form" className="screen-only">
              {t('way.change')}
            </a>
          </p>
        )}
        {notices.map((notice) => (
          <Notice key={notice} glyph="info">
            {notice}
          </Notice>
        ))}
        {answer?.oldSince && (
          <Notice glyph="clock">{t('common.oldValues', { time: answer.oldSince })}</Notice>
        )}
        {failure && <FailureNotice heading="h2" {...failure} action={<TryAgain />} />}
      </div>
      {answer && <Answer answer={answer} />}
      <WayForm form={form} isFirst={isFirst} />
      <div className="wrap">
        <details className="folded page-fold prints-open">
          <summary>{t('way.how')}</summary>
          {how.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      </div>
      <FooterAd />
    </div>
  )
}

function Answer({ answer }: { answer: WayLoaded }) {
  const { t } = useLanguage()
  const { rain, dangers, notes } = answer
  return (
    <>
      {(dangers.bars.length > 0 || dangers.unread.length > 0) && (
        <section className="way-dangers" aria-label={t('way.dangers')}>
          {dangers.bars.map((bar) => (
            <WarningBar key={`${bar.lead} ${bar.title}`} warning={bar} />
          ))}
          {[dangers.more, ...dangers.unread].map(
            (text) =>
              text && (
                <p key={text} className="wrap">
                  {text}
                </p>
              ),
          )}
        </section>
      )}
      <Section title={t('way.rain')} note={rain.note}>
        {rain.bars.length > 0 ? (
          <RainStrip rain={rain} label={t('way.rainChart')} begin={rain.begin} isNow={rain.isNow} />
        ) : (
          <p className="sentence">{t('way.dry')}</p>
        )}
        {notes.length > 0 && (
          <ul className="stack">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </Section>
      <Departures key={answer.departures.map(({ path }) => path).join()} answer={answer} />
      <Marks answer={answer} />
    </>
  )
}

const columns = ['time', 'where', 'temperature', 'rain', 'wind'] as const

function Marks({ answer: { marks, source, updated, oldSince } }: { answer: WayLoaded }) {
  const { t } = useLanguage()
  return (
    <Section title={t('way.along')} note={t('way.alongNote')}>
      <DataTable
        className="table-figures way-table"
        caption={t('way.along')}
        heads={columns.map((column) => t(`way.column-${column}`))}
      >
        <tbody>
          {marks.map(({ key, time, name, details, icon, temperature, rain, wind }) => (
            <tr key={key}>
              <th scope="row">{time}</th>
              <td>
                {name}
                {details.map((detail) => (
                  <small key={detail}>{detail}</small>
                ))}
              </td>
              <td>
                {icon && <WeatherIcon name={icon.icon} label={icon.iconName} size={28} />}{' '}
                {temperature ?? <NoValue />}
              </td>
              <td>{rain ?? <NoValue />}</td>
              <td>{wind ?? <NoValue />}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Provenance source={source} age={updated} isOld={oldSince !== null} />
    </Section>
  )
}
