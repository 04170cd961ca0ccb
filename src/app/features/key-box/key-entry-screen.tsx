import { useRevalidator } from 'react-router'
import { Hero } from '../../design/scene/scene.tsx'
import { KeyBox } from './key-box.tsx'

/** What the home page is while no key is set. Once one is saved, the weather takes its place. */
export function KeyEntryScreen() {
  const { revalidate } = useRevalidator()
  return (
    <Hero
      sky="sunny"
      light="glow"
      season="summer"
      sunSide="right"
      variant="sunset"
      label=""
      className="key-entry"
    >
      <KeyBox isSet={false} heading="h1" onChange={() => void revalidate()} />
    </Hero>
  )
}
