/** What the paths of an upstream follow, behind a slash: its configured address may have a path and end in slashes. */
export function addressPrefix(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/(?<!\/)\/+$/, '')
}
