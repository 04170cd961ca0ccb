import type { ReactNode } from 'react'
import { type PollenLoad, pollenLoads } from '../../../domain/air/pollen.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LevelFigures } from './pollen-view.server.ts'

type LoadRowProps = {
  head: ReactNode
  level: LevelFigures
  /** Further cells. */
  children?: ReactNode
}

/** Load, today so far and yesterday, of one kind at one station. */
export function LoadRow({ head, level: { load, today, yesterday }, children }: LoadRowProps) {
  return (
    <tr className={load && load !== 'none' ? 'is-loaded' : undefined}>
      <th scope="row">{head}</th>
      <td>
        <b>{today ?? '–'}</b>
      </td>
      <td>{yesterday ?? '–'}</td>
      <td>
        <LoadMark load={load} />
      </td>
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
