const project = 'https://github.com/wetterhorn/wetterhorn'

/** How this site identifies itself to the services it calls; their terms require a contact. */
export function identification(config: {
  publicOrigin: string | null
  site: { contactMail: string | null }
}): string {
  // ASCII, as headers require: addresses with umlauts in punycode.
  const address = config.publicOrigin === null ? null : new URL(config.publicOrigin).origin
  const ways = [address, config.site.contactMail].filter((way) => way !== null)
  return `Wetterhorn/1 (+${ways.length > 0 ? ways.join('; ') : project})`
}
