import '../../design/chart/chart.css'
import './wind.css'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ChartPanel, PlotLabel } from '../../design/chart/chart-panel.tsx'
import { plotWidth } from '../../design/chart/chart-paths.ts'
import { ScrollBox } from '../../design/scroll-box.tsx'
import { Section } from '../../design/section.tsx'
import { DataTable } from '../../design/table/data-table.tsx'
import { WindFigures } from '../../forecast-kit/wind-figures.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import type { PressureChart } from './pressure-chart.server.ts'
import type { PhenomenonView, StationTable, ValueTable, WindsView } from './regional-winds-view.server.ts'

/** `blowing`: what blows now; null where nothing does. */
type RegionalWindsFoldProps = { title: string; blowing: string | null; winds: WindsView }

/** Is föhn blowing, or bise? The answer; the last day and how it is recognised behind it. */
export function RegionalWindsFold({ title, blowing, winds }: RegionalWindsFoldProps) {
  const { source, age, foehn, bise } = winds
  const { hash } = useLocation()
  const element = useRef<HTMLDetailsElement>(null)
  // Browsers open what a target lies in, but not the target.
  useEffect(() => {
    if (hash === '#winds') element.current?.setAttribute('open', '')
  }, [hash])
  return (
    <details ref={element} className="folded page-fold prints-open" id="winds">
      <summary>
        <span>
          {title}
          {blowing && <small>{blowing}</small>}
        </span>
      </summary>
      <Phenomenon id="foehn" view={foehn} />
      <Phenomenon id="bise" view={bise} />
      <Provenance source={source} age={age} />
    </details>
  )
}

function Phenomenon({ id, view }: { id: string; view: PhenomenonView }) {
  const { title, texts, how, chart, strips, stations, hours } = view
  return (
    <Section
      id={id}
      title={title}
      lead={texts.sentence}
      note={
        <>
          {texts.difference} {texts.confidence}
        </>
      }
      margin={
        <details className="wind-how">
          <summary>{how.title}</summary>
          <p>{how.text}</p>
        </details>
      }
    >
      <div className="chart-body wind-chart">
        <Curve chart={chart} />
        <Strips strips={strips} hours={chart.hours} />
      </div>
      <Stations label={`${title}, ${stations.measuredAt}`} table={stations} />
      <details className="wind-hours">
        <summary>{hours.summary}</summary>
        <Values label={`${title}, ${hours.summary}`} table={hours} />
      </details>
    </Section>
  )
}

function Curve({ chart }: { chart: PressureChart }) {
  const { label, unit, height, line, ticks, zeroY, thresholds, peaks } = chart
  return (
    <ChartPanel
      label={label}
      unit={unit}
      height={height}
      ticks={ticks}
      drawing={
        <>
          <path className="chart-rule" d={`M0 ${zeroY}H${plotWidth}`} />
          {thresholds.map(({ y }) => (
            <path key={y} className="chart-dashed" d={`M0 ${y}H${plotWidth}`} />
          ))}
          <path className="chart-ink" d={line} />
        </>
      }
    >
      {thresholds.map(({ text, x, y }) => (
        <span
          key={y}
          className="wind-threshold-label"
          style={{ top: y, left: `${100 * x}%` }}
          aria-hidden="true"
        >
          {text}
        </span>
      ))}
      {peaks.map(({ x, y, text, side }, index) => (
        <PlotLabel key={x} x={x} y={y} side={side} className={index === peaks.length - 1 ? 'wind-last' : ''}>
          {text}
        </PlotLabel>
      ))}
    </ChartPanel>
  )
}

/** A row of hours for each station; the tables below say the same in words. */
function Strips({ strips, hours }: { strips: PhenomenonView['strips']; hours: PressureChart['hours'] }) {
  const { format } = useLanguage()
  return (
    <div className="wind-strips" aria-hidden="true">
      <p className="key">
        <b>{strips.label}</b>
        {strips.legend.map(({ state, text }) => (
          <span key={state}>
            <i className={`is-${state}`} /> {text}
          </span>
        ))}
      </p>
      {strips.rows.map(({ id, name, cells }) => (
        <div key={id} className="wind-strip">
          <span>{name}</span>
          <div>
            {cells.map(({ state, text }, index) => {
              const time = strips.times[index]
              return (
                <i key={time} className={`is-${state}`} title={`${name}, ${time}${format.colon} ${text}`} />
              )
            })}
          </div>
        </div>
      ))}
      <div className="chart-x">
        {hours.map(({ x, text, isDay }) => (
          <span key={x} style={{ left: `${x * 100}%` }}>
            {isDay ? <b>{text}</b> : text}
          </span>
        ))}
      </div>
    </div>
  )
}

function Stations({ label, table: { caption, heads, rows } }: { label: string; table: StationTable }) {
  return (
    <ScrollBox label={label}>
      <DataTable className="table-dense wind-table" caption={caption} hasShownCaption heads={heads}>
        <tbody>
          {rows.map(({ id, name, temperature, humidity, wind, verdict }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{temperature}</td>
              <td>{humidity}</td>
              <td className="wind-speeds">
                <WindFigures wind={wind} />
              </td>
              {verdict !== null && <td>{verdict}</td>}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </ScrollBox>
  )
}

function Values({ label, table: { heads, rows } }: { label: string; table: ValueTable }) {
  return (
    <ScrollBox label={label}>
      <DataTable className="table-dense wind-table" caption={label} heads={heads}>
        <tbody>
          {rows.map(({ id, name, values }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={heads[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </ScrollBox>
  )
}
