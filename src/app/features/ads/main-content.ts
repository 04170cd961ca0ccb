/** The element whose height decides whether a page is long enough for advertising. */
export function mainContent(): HTMLElement | null {
  return document.getElementById('main-content') ?? document.querySelector('main')
}
