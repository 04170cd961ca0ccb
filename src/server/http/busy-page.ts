import { type Language, swissLocale } from '../../domain/language.ts'
import { contentSecurityPolicy } from './middleware/security-headers.ts'

/** Plain text, because there is no time for a render. */
export const busyTexts: Record<
  Language,
  Record<BusyReason, [title: string, text: string]> & { again: string }
> = {
  en: {
    overload: [
      'This site is very busy',
      'The page could not be prepared in time. Please try again in a moment.',
    ],
    limit: ['Too many requests', 'Many requests have come from your address. Please wait a moment.'],
    again: 'Try again',
  },
  de: {
    overload: [
      'Zurzeit sehr viele Zugriffe',
      'Die Seite konnte nicht rechtzeitig erstellt werden. Bitte versuche es gleich noch einmal.',
    ],
    limit: ['Zu viele Anfragen', 'Von deiner Adresse kamen sehr viele Anfragen. Bitte warte einen Moment.'],
    again: 'Noch einmal versuchen',
  },
  fr: {
    overload: [
      'Beaucoup de visites en ce moment',
      'La page n’a pas pu être préparée à temps. Veuillez réessayer dans un instant.',
    ],
    limit: [
      'Trop de demandes',
      'Un grand nombre de demandes est venu de votre adresse. Veuillez patienter un instant.',
    ],
    again: 'Réessayer',
  },
  it: {
    overload: [
      'Molte visite in questo momento',
      'Non è stato possibile preparare la pagina in tempo. Riprova tra un attimo.',
    ],
    limit: ['Troppe richieste', 'Dal tuo indirizzo sono giunte moltissime richieste. Attendi un momento.'],
    again: 'Riprova',
  },
}

export type BusyReason = 'overload' | 'limit'

/** 503 or 429 as a page a person can read, in their language, with a link to the same address. */
export function busyPage(reason: BusyReason, language: Language, retryAfterSeconds: number): Response {
  const [title, text] = busyTexts[language][reason]
  const html = `<!doctype html><html lang="${swissLocale[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Wetterhorn</title><style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#14212b;background:#fff}@media(prefers-color-scheme:dark){body{color:#e8eef2;background:#0b131a}a{color:#8cc8ff}}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${busyTexts[language].again}</a></p></main></body></html>`
  return new Response(html, {
    status: reason === 'limit' ? 429 : 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
      'Content-Security-Policy': contentSecurityPolicy(),
    },
  })
}
