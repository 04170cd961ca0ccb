import { useRevalidator } from 'react-router'
import { Hero } from '../../design/scene/scene.tsx'
import type { SceneView } from '../../design/scene/scene-view.ts'
import { KeyBox } from './key-box.tsx'

/** What the home page is while no key is set. Once one is saved, the weather takes its place. */
export function KeyEntryScreen({ sky }: { sky: SceneView }) {
  const { revalidate } = useRevalidator()
  return (
    <Hero {...sky} label="" className="key-entry">
      <KeyBox isSet={false} heading="h1" onChange={() => void revalidate()} />
    </Hero>
  )
}
