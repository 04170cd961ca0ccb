import type { ComponentProps } from 'react'
import { trustedMarkup } from './trusted-types.ts'

/**
 * An svg whose inside is markup of our own (path data from this folder, never a visitor's or provider's text).
 * As one string it is written once by the server and neither compared nor rebuilt by the browser.
 */
export function ServerSvg({
  markup,
  ...props
}: Omit<ComponentProps<'svg'>, 'children'> & { markup: string }) {
  return <svg {...props} dangerouslySetInnerHTML={{ __html: trustedMarkup(markup) }} />
}
