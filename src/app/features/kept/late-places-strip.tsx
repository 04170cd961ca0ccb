import { Suspense } from 'react'
import { optional } from '../../browser/optional.ts'
import { useKeptPlaces } from '../../browser/use-kept-places.ts'

const PlacesStrip = optional(() => import('./places-strip.tsx'))

/**
 * The kept places under home's sky. With no kept place, or only the one that is shown, nothing is fetched for it. Its room is
 * there from the first paint (startup/before-hydration.ts).
 */
export function LatePlacesStrip({ shown }: { shown: string }) {
  const others = useKeptPlaces().filter(({ value }) => value !== shown)
  return (
    <div className={others.length > 0 ? 'places-strip has-places' : 'places-strip'}>
      {others.length > 0 && (
        <Suspense>
          <PlacesStrip places={others} />
        </Suspense>
      )}
    </div>
  )
}
