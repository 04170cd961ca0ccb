/**
 * The link under a press, and whether the page stays: another look at the same page, or the page in another language. Such
 * links are the application's, which keeps the reader's place; all others the browser follows as well by itself.
 */
export function pressedLink(target: EventTarget | null): { link: HTMLAnchorElement; stays: boolean } | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link) return null
  const isOtherLook =
    link.host === location.host && link.pathname === location.pathname && link.search !== location.search
  return { link, stays: isOtherLook || link.dataset.local === 'keep-scroll' }
}
