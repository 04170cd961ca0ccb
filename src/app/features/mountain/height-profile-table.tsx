import './height-profile-table.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { ScrollBox } from '../../design/scroll-box.tsx'
import { Section } from '../../design/section.tsx'
import { WindFigures } from '../../forecast-kit/wind-figures.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import type { HeightDrawing, HeightRow, HeightsView } from './heights-view.server.ts'

/** Height upwards, time across: a table whose rows are placed at their heights, over the colours of the temperature. */
export function HeightProfileTable({
  heights,
  isCredited,
}: {
  heights: HeightsView
  /** The page names the source and its age at its end. */
  isCredited: boolean
}) {
  const { title, sentences, note, issued, more, source } = heights
  const [lead, ...rest] = sentences
  const hasMeasured = heights.rows.some(({ measured }) => measured !== null)
  return (
    <Section
      title={title}
      lead={lead}
      margin={
        <>
          {rest.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>{note}</p>
        </>
      }
    >
      <ScrollBox className="heights-scroll" label={heights.caption}>
        <div className={hasMeasured ? 'heights has-measured' : 'heights'}>
          <Drawing drawing={heights.drawing} />
          <Table heights={heights} hasMeasured={hasMeasured} />
        </div>
      </ScrollBox>
      {!isCredited && (
        <>
          <Provenance source={source} />
          <p className="note">
            {issued} {more}
          </p>
        </>
      )}
    </Section>
  )
}

function Drawing({ drawing }: { drawing: HeightDrawing }) {
  const { heightRem, colours, width, freezing, freezingLabel, fog } = drawing
  return (
    <div className="heights-drawing" style={{ '--whole': `${heightRem}rem` }} aria-hidden="true">
      <div className="heights-colours">
        {colours.map((layer) => (
          <i key={layer.background + layer.maskImage} style={layer} />
        ))}
      </div>
      <svg viewBox={`0 0 ${width} ${heightRem}`} preserveAspectRatio="none" aria-hidden="true">
        {fog.map(({ x, width: hours, y, isLikely }) => (
          <rect
            key={x}
            className={isLikely ? 'heights-fog' : 'heights-fog is-unsure'}
            x={x}
            y={y}
            width={hours}
            height={heightRem - y}
          />
        ))}
        {freezing && <path className="heights-freezing" d={freezing} />}
      </svg>
      {freezingLabel && (
        <span className="heights-freezing-label" style={{ top: `${freezingLabel.topRem}rem` }}>
          {freezingLabel.text}
        </span>
      )}
    </div>
  )
}

type TableProps = { heights: HeightsView; hasMeasured: boolean }

function Table({ heights: { caption, heads, columns, rows }, hasMeasured }: TableProps) {
  return (
    <table className="heights-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.place}</th>
          {hasMeasured && <th scope="col">{heads.measured}</th>}
          {columns.map(({ at, day, startsDay, hour }) => (
            <th key={at} scope="col">
              {startsDay ? <b>{day} </b> : <span className="visually-hidden">{day} </span>}
              {hour}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} columns={columns} hasMeasured={hasMeasured} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: HeightRow; columns: HeightsView['columns']; hasMeasured: boolean }

function Row({ row, columns, hasMeasured }: RowProps) {
  const { format } = useLanguage()
  const { slug, name, height, distance, isOwn, rowRem, lineRem, measured, cells } = row
  return (
    <tr
      className={isOwn ? 'is-own' : undefined}
      style={{ '--row': `${rowRem}rem`, '--line-at': `${lineRem}rem` }}
    >
      <th scope="row">
        <b>{height}</b>{' '}
        {slug === null ? <span>{name}</span> : <LocalLink to={`/location/${slug}`}>{name}</LocalLink>}
        {distance && <small> {distance}</small>}
      </th>
      {hasMeasured && (
        <td className="heights-measured" title={measured?.title}>
          {measured ? (
            <>
              <b>{format.degrees(measured.temperatureC)}</b>
              <span className="heights-wind">
                <WindFigures wind={measured.wind} size={12} />
              </span>
              <span className="visually-hidden"> {measured.title}</span>
            </>
          ) : (
            '–'
          )}
        </td>
      )}
      {cells.map((cell, index) => (
        <td key={columns[index]?.at} className={columns[index]?.startsDay ? 'starts-day' : undefined}>
          {cell ? (
            <>
              <WeatherIcon name={cell.icon} label={cell.iconName} size={24} />
              <b>{format.degrees(cell.temperatureC)}</b>
              <span className="heights-wind">
                <WindFigures wind={cell.wind} size={12} />
              </span>
            </>
          ) : (
            '–'
          )}
        </td>
      ))}
    </tr>
  )
}
