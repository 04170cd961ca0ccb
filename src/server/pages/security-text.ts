import { dayMs } from '../../domain/time/durations.ts'

/** Whom to tell of a hole (RFC 9116). It has to say until when it holds: a month, renewed with every reading. */
export function securityText(contactMail: string, publicOrigin: string, now: number): string {
  const expires = new Date(Math.ceil((now + 30 * dayMs) / dayMs) * dayMs).toISOString()
  return [
    `Contact: mailto:${contactMail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en, fr, it',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
