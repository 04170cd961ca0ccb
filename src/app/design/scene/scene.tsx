import { type ReactNode, useEffect, useState } from 'react'
import { ServerSvg } from '../server-svg.tsx'
import { isFalling, type SceneView, skyAttributes, summitY } from './scene-view.ts'

// The server draws at once. The browser's bundle starts without the path data, which is a chunk of its own.
let draw = import.meta.env.SSR ? (await import('./drawing.ts')).drawing : undefined

export type SceneProps = SceneView & {
  /** Names the condition for those who do not see the drawing; empty where it only decorates. */
  label: string
}

/**
 * The drawing is markup made by the server. The browser keeps what it was sent and fetches the path data only
 * when another drawing is wanted, so no path travels in the scripts of a first visit.
 */
function useDrawing(view: SceneView): { key: string; markup: string } {
  const { sky, light, season, sunSide, variant = 'weather' } = view
  const key = [sky, light === 'night' ? 'night' : 'day', season, sunSide, variant].join(' ')
  const [shown, setShown] = useState(() => ({
    key,
    markup: draw ? draw(view) : (document.querySelector(`svg[data-drawing="${key}"]`)?.innerHTML ?? ''),
  }))
  const isCurrent = shown.key === key && shown.markup !== ''
  useEffect(() => {
    if (isCurrent) return
    let isWanted = true
    import('./drawing.ts')
      .then((loaded) => {
        draw = loaded.drawing
        if (isWanted) setShown({ key, markup: draw({ sky, light, season, sunSide, variant }) })
      })
      // Offline, the sky is shown without its mountain: the values matter more.
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [isCurrent, key, sky, light, season, sunSide, variant])
  return shown
}

function Scene({ label, ...view }: SceneProps) {
  const { key, markup } = useDrawing(view)
  const variant = view.variant ?? 'weather'
  const falls = isFalling(view.sky)
  // Not in cloud.
  const namesPeak = !view.isNameless && !falls && variant !== 'fog'
  return (
    <div className={`scene scene-${variant}`}>
      <ServerSvg
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        viewBox="0 0 2880 640"
        width="2880"
        height="640"
        data-drawing={key}
        markup={markup}
      />
      {falls && (
        <div className="falling">
          <i />
        </div>
      )}
      {namesPeak && (
        <p className="scene-peak" aria-hidden="true" style={{ '--y': summitY }}>
          Wetterhorn <b>3690 m</b>
        </p>
      )}
    </div>
  )
}

/** The massif alone under a clear sky, as the ground of a figure on its scale of altitudes; put it into an element with skyAttributes. */
export function MassifDrawing({
  viewBox,
  light,
  season,
  sunSide,
}: Pick<SceneView, 'light' | 'season' | 'sunSide'> & { viewBox: string }) {
  const { key, markup } = useDrawing({ sky: 'sunny', light, season, sunSide, variant: 'fog' })
  return <ServerSvg aria-hidden viewBox={viewBox} data-drawing={key} markup={markup} />
}

/** The head of a page under its sky. The text comes first in the document; the drawing follows and lies behind. */
export function Hero({
  children,
  className = '',
  ...scene
}: SceneProps & { children: ReactNode; className?: string }) {
  return (
    <section className={`hero ${className}`} {...skyAttributes(scene)}>
      <div className="wrap hero-text">{children}</div>
      <Scene {...scene} />
    </section>
  )
}

/** The temperature: the largest thing on the page. `unit` is read aloud after the degree sign. */
export function HeroFigure({ children, unit }: { children: string; unit?: string }) {
  return (
    <p className={unit && children.length > 2 ? 'hero-figure is-long' : 'hero-figure'}>
      {children}
      {unit && (
        <>
          <sup>°</sup>
          <span className="visually-hidden">{unit}</span>
        </>
      )}
    </p>
  )
}
