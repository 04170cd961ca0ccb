const project = 'https://github.com/wetterhorn/wetterhorn'

/** How this site names itself to the services it asks; their terms want a way to reach who runs it. */
export function identification(config: {
  publicOrigin: string | null
  site: { contactMail: string | null }
}): string {
  // As a header may hold it: an address with umlauts in its ASCII form.
  const address = config.publicOrigin === null ? null : new URL(config.publicOrigin).origin
  const ways = [address, config.site.contactMail].filter((way) => way !== null)
  return `Wetterhorn/1 (+${ways.length > 0 ? ways.join('; ') : project})`
}
