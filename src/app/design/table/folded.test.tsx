import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Folded } from './folded.tsx'

const shown = (count: number) =>
  renderToStaticMarkup(
    <Folded
      items={Array.from({ length: count }, (_, index) => index)}
      caption="Stations"
      restCaption="Stations (continued)"
      moreText={(more) => `${more} more`}
      show={(some, caption) => (
        <p>
          {caption}: {some.length}
        </p>
      )}
    />,
  )

it('names the rest of a long list as its continuation', () => {
  expect(shown(10)).toContain('<p>Stations: 6</p>')
  expect(shown(10)).toContain('<summary>4 more</summary><p>Stations (continued): 4</p>')
})

it('does not fold a few more', () => {
  expect(shown(8)).toBe('<p>Stations: 8</p>')
})
