/**
 * A text or an attribute's value in XML. Characters that XML 1.0 cannot carry at all are left out: one would make the
 * whole document unreadable. A parser turns a bare carriage return into a line feed, so it is written as a reference.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
