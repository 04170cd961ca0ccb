/** What a page says of itself: its title, then its texts, those that tell most first. */
export type Said = { title: string; texts: readonly string[] }

/** What another view of a page is announced by; empty where it says nothing else than before. */
export const whatsNew = (before: Said, { title, texts }: Said): string =>
  title === before.title ? (texts.find((text) => !before.texts.includes(text)) ?? '') : title
