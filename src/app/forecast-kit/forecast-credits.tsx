import { Provenance } from '../provenance/provenance.tsx'
import type { SourceView } from '../provenance/source-view.ts'
import { LookLinks, type LookLinksProps } from './look-links.tsx'

type ForecastCreditsProps = {
  forecast: {
    source: SourceView
    isOld: boolean
    /** Height and point it is for, where they are known. */
    heights: readonly string[]
  }
  /** "Updated 15 November 2026, 10:05". */
  age: string
  look: LookLinksProps
}

/** Whose forecast it is, how old and for where; beside it, chart or table. */
export function ForecastCredits({ forecast, age, look }: ForecastCreditsProps) {
  const { source, isOld, heights } = forecast
  return (
    <div className="page-credits">
      <Provenance source={source} age={age} isOld={isOld}>
        {heights.map((height) => (
          <span key={height}>{height}</span>
        ))}
      </Provenance>
      <div className="page-tools">
        <LookLinks {...look} />
      </div>
    </div>
  )
}
