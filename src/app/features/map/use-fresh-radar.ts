import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** While the radar fills, and once it runs, ms. */
const soonMs = 10_000
const checkMs = 60_000

/** Requests new images while the page is visible. */
export function useFreshRadar(hasPictures: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // The site's clock may differ from this one: what counts is how long the page has stood.
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') void revalidate()
      },
      hasPictures ? checkMs : soonMs,
    )
    return () => clearInterval(timer)
  }, [hasPictures, revalidate])
}
