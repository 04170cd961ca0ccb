import '../charts/data-page.css'
import '../region/region.css'
import './mountain.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { ShareButton } from '../../browser/share-button.tsx'
import { TryAgain } from '../../browser/try-again.tsx'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { FailureNotice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { searchOf } from '../../page/search-of.ts'
import { FooterAd } from '../ads/ad-slot.tsx'
import { DataTable } from '../charts/data-table.tsx'
import { DayRange } from '../charts/day-range.tsx'
import { SegmentLinks } from '../charts/segment-links.tsx'
import { WindArrow } from '../forecast/wind-arrow.tsx'
import { ReadingSource } from '../place-weather/reading-source.tsx'
import { AltitudeLadder } from '../region/altitude-ladder.tsx'
import { TemperatureNow } from '../region/temperature-now.tsx'
import {
  type MountainChoice,
  type MountainPoints,
  type MountainRow,
  type MountainView,
  mountainSorts,
} from './mountain-view.ts'

/** Peaks, passes and huts of a region: on the massif, and as a timetable from the highest down. */
export function MountainPage({ page }: { page: MountainView }) {
  const { texts, choice, regions, winds, points } = page
  return (
    <div className="page-end">
      <div className="wrap">
        <PageHeading title={texts.title} lead={texts.lead} action={<ShareButton />} />
        <div className="page-credits">
          <SegmentLinks
            label={texts.regions}
            options={regions.map(({ id }) => id)}
            chosen={choice.region}
            addressOf={(region) => addressOf({ ...choice, region, part: 1 })}
            nameOf={(id) => regions.find((one) => one.id === id)?.name}
            replace={false}
          />
        </div>
        <p className="mountain-winds">
          {winds && `${winds} `}
          <LocalLink to="/wind">{texts.toWinds}</LocalLink>
        </p>
      </div>
      {'missing' in points ? (
        <div className="wrap">
          <FailureNotice heading="h2" {...points.missing} action={<TryAgain />} />
        </div>
      ) : (
        <Points points={points} page={page} />
      )}
      <FooterAd />
    </div>
  )
}

const addressOf = ({ region, sort, fromM, part }: MountainChoice) =>
  `/mountain${searchOf({
    region: region !== 'alpine' && region,
    sort: sort !== 'height' && sort,
    from: fromM,
    part: part > 1 && part,
  })}`

type PointsProps = { points: MountainPoints; page: MountainView }

function Points({ points, page: { texts, choice, sorts, lowest } }: PointsProps) {
  const { format } = useLanguage()
  const { count, parts, part, ladder, days, rows, empty, measuredNote, source, issued } = points
  if (empty !== null) {
    return (
      <div className="wrap">
        <Choices choice={choice} sorts={sorts} lowest={lowest} texts={texts} />
        <p>{empty}</p>
      </div>
    )
  }
  return (
    <>
      {ladder && (
        <Section title={texts.ladder} note={texts.ladderNote}>
          <AltitudeLadder ladder={ladder} />
        </Section>
      )}
      <section className="wrap mountain-points" aria-labelledby="mountain-points">
        <h2 id="mountain-points">{count}</h2>
        <Choices choice={choice} sorts={sorts} lowest={lowest} texts={texts} />
        {parts.length > 1 && (
          <SegmentLinks
            label={texts.heights}
            options={parts.map((_, index) => index + 1)}
            chosen={part}
            addressOf={(one) => addressOf({ ...choice, part: one })}
            nameOf={(one) => parts[one - 1]}
            replace={false}
          />
        )}
        <DataTable
          className="mountain-table"
          hidesHead="narrow"
          caption={texts.title}
          heads={[
            texts.point,
            `${texts.now}, ${format.unitNames.temperature}`,
            texts.wind,
            texts.freezingLevel,
            ...days,
          ]}
        >
          <tbody>
            {rows.map((row) => (
              <Row key={row.slug} row={row} days={days} texts={texts} />
            ))}
          </tbody>
        </DataTable>
        <ReadingSource source={source} />
        <p className="mountain-issued">
          {issued} {measuredNote}
        </p>
      </section>
    </>
  )
}

type ChoicesProps = Pick<MountainView, 'choice' | 'sorts' | 'lowest' | 'texts'>

function Choices({ choice, sorts, lowest, texts }: ChoicesProps) {
  return (
    <div className="filters screen-only mountain-choices">
      <SegmentLinks
        label={texts.sort}
        options={mountainSorts}
        chosen={choice.sort}
        addressOf={(sort) => addressOf({ ...choice, sort, part: 1 })}
        nameOf={(sort) => sorts[sort]}
      />
      <SegmentLinks
        label={texts.from}
        options={lowest.map(({ metres }) => metres)}
        chosen={choice.fromM}
        addressOf={(fromM) => addressOf({ ...choice, fromM, part: 1 })}
        nameOf={(fromM) => lowest.find(({ metres }) => metres === fromM)?.text}
      />
    </div>
  )
}

function Row({ row, days, texts }: { row: MountainRow; days: string[]; texts: MountainView['texts'] }) {
  const { format } = useLanguage()
  const { slug, name, height, now, wind, freezingLevel } = row
  return (
    <tr>
      <th scope="row">
        <LocalLink to={`/location/${slug}`}>{name}</LocalLink> <small>{height}</small>
      </th>
      <td className="mountain-now">
        <WeatherIcon name={now.icon} label={now.iconName} size={30} /> <TemperatureNow now={now} />
      </td>
      <td className="mountain-wind">
        {wind ? (
          <>
            <WindArrow wind={wind} size={16} /> <b>{format.speedText(wind.speedKmh)}</b>
            {wind.gustKmh !== null && (
              <small>
                {' '}
                {texts.gusts} {format.speed(wind.gustKmh)}
              </small>
            )}
          </>
        ) : (
          '–'
        )}
      </td>
      <td className="mountain-freezing">
        <span className="only-narrow">{texts.freezingLevel} </span>
        {freezingLevel ?? '–'}
      </td>
      {row.days.map((day, index) => (
        <td key={days[index]} className="mountain-day">
          <span className="only-narrow">{days[index]} </span>
          {day ? (
            <>
              <WeatherIcon name={day.icon} label={day.iconName} size={26} />
              <DayRange day={day} />
              {day.gustKmh !== null && (
                <small>
                  {' '}
                  {texts.gusts} {format.speedText(day.gustKmh)}
                </small>
              )}
            </>
          ) : (
            '–'
          )}
        </td>
      ))}
    </tr>
  )
}
