import { useState } from 'react'
import { ServerSvg } from '../server-svg.tsx'
import { sprite } from './sprite.ts'

const id = 'icon-sprite'

/**
 * All symbols, once per document, first in the body. The browser reads them back from the document it was sent:
 * they cost the scripts nothing and survive if React ever has to rebuild the page.
 */
export function IconSprite() {
  const [markup] = useState(() =>
    import.meta.env.SSR ? sprite() : (document.getElementById(id)?.innerHTML ?? ''),
  )
  return <ServerSvg id={id} className="icon-sprite" aria-hidden="true" markup={markup} />
}
