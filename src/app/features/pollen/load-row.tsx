import type { ReactNode } from 'react'
import { type PollenLoad, pollenLoads } from '../../../domain/air/pollen.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LevelFigures } from './pollen-view.ts'

type LoadRowProps = {
  head: ReactNode
  level: LevelFigures
  trend?: string | null
  /** Further cells. */
  children?: ReactNode
}

/** Load with its trend, mean and last hour of one kind at one station. */
export function LoadRow({ head, level: { load, mean, meanOf, hour }, trend, children }: LoadRowProps) {
  return (
    <tr className={load && load !== 'none' ? 'is-loaded' : undefined}>
      <th scope="row">{head}</th>
      <td>
        <LoadMark load={load} />
        {trend && <small>{trend}</small>}
      </td>
      <td>
        {mean ?? '–'}
        {meanOf && <small>{meanOf}</small>}
      </td>
      <td>{hour ?? '–'}</td>
      {children}
    </tr>
  )
}

const steps = [1, 2, 3, 4]

/** Four bars, filled up to the load, and its word. */
function LoadMark({ load }: { load: PollenLoad | null }) {
  const { t } = useLanguage()
  if (!load) return <>–</>
  return (
    <span className="load-mark">
      <span aria-hidden="true">
        {steps.map((step) => (
          <i key={step} className={step <= pollenLoads.indexOf(load) ? 'is-reached' : undefined} />
        ))}
      </span>
      {t(`pollen.load-${load}`)}
    </span>
  )
}
