import { mountainQuery } from './mountain-query.ts'
import '../../design/chart/chart.css'
import '../../design/data-page.css'
import './mountain.css'
import { FooterAd } from '../../ads/ad-slot.tsx'
import { LocalLink } from '../../browser/local-link.tsx'
import { LabelledSegmentLinks } from '../../browser/segment-links.tsx'
import { Glyph, WeatherIcon } from '../../design/icons/icon.tsx'
import { Hero } from '../../design/scene/scene.tsx'
import { FailureNotice } from '../../design/states.tsx'
import { DataTable, NoValue } from '../../design/table/data-table.tsx'
import { Folded } from '../../design/table/folded.tsx'
import { WindFigures } from '../../forecast-kit/wind-figures.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { TryAgain } from '../../provenance/try-again.tsx'
import { mountainSorts } from './mountain-choice.ts'
import type { MountainChoice, MountainPoints, MountainRow, MountainView } from './mountain-view.server.ts'
import { RegionalWindsFold } from './regional-winds-fold.tsx'

/** When and where to go: the best day, and each summit of a region on it. */
export function MountainPage({ page }: { page: MountainView }) {
  const { t } = useLanguage()
  const { title, points, scene, blowing, winds } = page
  const isMissing = 'missing' in points
  return (
    <div className="page-end">
      <Hero {...scene} label="" className="mountain-hero">
        <h1>{title}</h1>
        {!isMissing && (
          <p className="mountain-answer">
            {points.question}
            <b>{points.answer}</b>
          </p>
        )}
      </Hero>
      <div className="wrap">
        {isMissing ? (
          <FailureNotice heading="h2" {...points.missing} action={<TryAgain />} />
        ) : (
          <Points points={points} page={page} />
        )}
        {winds && <RegionalWindsFold title={t('mountain.windTitle')} blowing={blowing} winds={winds} />}
        {!isMissing && <Method points={points} />}
      </div>
      <FooterAd />
    </div>
  )
}

const addressOf = ({ region, sort, fromM, date }: MountainChoice) =>
  `/mountain${mountainQuery.write({ region: region === 'alpine' ? null : region, sort, from: fromM, day: date })}`

type PointsProps = { points: MountainPoints; page: MountainView }

function Points({ points, page }: PointsProps) {
  const { t } = useLanguage()
  const { reason, shown, count, rows, empty } = points
  return (
    <>
      {reason && <p className="sentence">{reason}</p>}
      <DayStrip points={points} choice={page.choice} />
      <Choices page={page} points={points} />
      {empty === null ? (
        <section aria-labelledby="mountain-day">
          <h2 id="mountain-day" className="visually-hidden">
            {shown.name}
          </h2>
          <Folded
            items={rows}
            first={8}
            caption={shown.name}
            restCaption={t('mountain.morePoints', { day: shown.name })}
            moreText={() => t('mountain.showAll', { count })}
            show={(some, caption) => <SummitTable rows={some} caption={caption} shown={shown} />}
          />
        </section>
      ) : (
        <p>{empty}</p>
      )}
      <MeasuredNow points={points} />
    </>
  )
}

/** Today and the next seven days, each with its sun; the choice is in the address. */
function DayStrip({ points: { days, shown }, choice }: { points: MountainPoints; choice: MountainChoice }) {
  const { t } = useLanguage()
  return (
    <nav className="axis-links mountain-days" aria-label={t('mountain.days')}>
      {days.map(({ date, weekday, name, icon, iconName, sun }) => (
        <LocalLink
          key={date}
          to={addressOf({ ...choice, date })}
          keepScroll
          replace
          aria-current={date === shown.date ? 'date' : undefined}
        >
          <b aria-hidden="true">{weekday}</b>
          <span className="visually-hidden">{name}</span>
          <WeatherIcon name={icon} size={32} label={iconName} />
          <span>
            <span className="visually-hidden">{t('mountain.sun')} </span>
            {sun ?? '–'}
          </span>
        </LocalLink>
      ))}
    </nav>
  )
}

function Choices({
  page: { choice, regions, lowest },
  points,
}: {
  page: MountainView
  points: MountainPoints
}) {
  const { t } = useLanguage()
  return (
    <details className="folded mountain-choices screen-only">
      <summary>{t('mountain.choose')}</summary>
      <div className="filters cluster">
        <LabelledSegmentLinks
          label={t('mountain.regions')}
          options={regions.map(({ id }) => id)}
          chosen={choice.region}
          addressOf={(region) => addressOf({ ...choice, region, fromM: null })}
          nameOf={(id) => regions.find((one) => one.id === id)?.name}
        />
        <LabelledSegmentLinks
          label={t('mountain.point')}
          options={lowest.map(({ metres }) => metres)}
          chosen={points.fromM as (typeof lowest)[number]['metres']}
          addressOf={(fromM) => addressOf({ ...choice, fromM })}
          nameOf={(fromM) => lowest.find(({ metres }) => metres === fromM)?.text}
        />
        <LabelledSegmentLinks
          label={t('mountain.sort')}
          options={mountainSorts}
          chosen={choice.sort}
          addressOf={(sort) => addressOf({ ...choice, sort })}
          nameOf={(sort) => t(`mountain.sort-${sort}`)}
        />
      </div>
    </details>
  )
}

type SummitTableProps = {
  rows: readonly MountainRow[]
  caption: string
  shown: MountainPoints['shown']
}

function SummitTable({ rows, caption, shown }: SummitTableProps) {
  const { t, format } = useLanguage()
  return (
    <DataTable
      className="table-dense summit-table plain-links"
      caption={caption}
      heads={[
        shown.name,
        { text: `${t('mountain.weather')} ${format.unitNames.temperature}`, className: 'only-wide' },
        t('mountain.sunHours'),
        t('mountain.storms'),
        `${t('mountain.gustsHead')} ${format.unitNames.speed}`,
        t('mountain.snowAbove'),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={row.slug} row={row} />
        ))}
      </tbody>
    </DataTable>
  )
}

function Row({ row }: { row: MountainRow }) {
  const { t, format } = useLanguage()
  const { slug, name, height, icon, iconName, highC, sun, stormHour, gustKmh, isStrong, snowLine, isInSnow } =
    row
  return (
    <tr>
      <th scope="row">
        <LocalLink to={`/location/${slug}`}>{name}</LocalLink> <small>{height}</small>
      </th>
      <td className="only-wide">
        <WeatherIcon name={icon} label={iconName} size={28} /> {format.degrees(highC)}
      </td>
      <td className="summit-sun">
        {sun ? (
          <>
            {sun.text}
            <i style={{ '--share': sun.share }} aria-hidden="true" />
          </>
        ) : (
          <NoValue />
        )}
      </td>
      <td className="summit-storm">
        {stormHour ? (
          <>
            <Glyph name="bolt" size={18} />
            <span className="visually-hidden">{t('mountain.from')} </span>
            {stormHour}
          </>
        ) : (
          <NoValue />
        )}
      </td>
      <td>
        {gustKmh === null ? <NoValue /> : isStrong ? <b>{format.speed(gustKmh)}</b> : format.speed(gustKmh)}
      </td>
      <td>
        {snowLine === null ? (
          <NoValue />
        ) : (
          <>
            {isInSnow && <Glyph name="snow" size={14} />}
            {isInSnow && <span className="visually-hidden">{t('mountain.inSnow')} </span>}
            {snowLine}
          </>
        )}
      </td>
    </tr>
  )
}

/** By the stations beside the points. */
function MeasuredNow({ points: { measured } }: { points: MountainPoints }) {
  const { t, format } = useLanguage()
  if (measured.length === 0) return null
  return (
    <details className="folded page-fold prints-open">
      <summary>{t('mountain.measuredTitle')}</summary>
      <DataTable
        className="table-dense summit-table plain-links"
        caption={t('mountain.measuredTitle')}
        heads={[
          t('mountain.point'),
          `${t('mountain.now')} ${format.unitNames.temperature}`,
          `${t('mountain.wind')} ${format.unitNames.speed}`,
        ]}
      >
        <tbody>
          {measured.map(({ slug, name, height, temperatureC, wind, measuredBy }) => (
            <tr key={slug} title={measuredBy}>
              <th scope="row">
                <LocalLink to={`/location/${slug}`}>{name}</LocalLink> <small>{height}</small>
              </th>
              <td>
                {format.degrees(temperatureC)}
                <span className="visually-hidden"> {measuredBy}</span>
              </td>
              <td className="summit-wind">
                <WindFigures wind={wind} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </details>
  )
}

function Method({ points: { source, issued } }: { points: MountainPoints }) {
  const { t } = useLanguage()
  return (
    <>
      <details className="folded page-fold prints-open">
        <summary>{t('mountain.how')}</summary>
        <p>{t('mountain.howText')}</p>
      </details>
      <Provenance source={source} />
      <p className="note">{issued}</p>
    </>
  )
}
