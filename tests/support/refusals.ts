import type { Page } from '@playwright/test'

/** Everything the browser refused, and everything scripts threw: the policy is enforced, so a breach breaks a page. */
export async function watchRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = []
  await page.exposeFunction('noteRefusal', (text: string) => refusals.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteRefusal } = window as typeof window & { noteRefusal(text: string): void }
      noteRefusal(`${event.violatedDirective} ${event.blockedURI} ${event.sample} on ${location.pathname}`)
    })
  })
  page.on('pageerror', (error) => refusals.push(error.message))
  return refusals
}
