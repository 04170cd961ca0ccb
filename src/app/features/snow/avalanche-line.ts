/** "Avalanche danger: considerable (3)", and where it is explained. */
export type AvalancheLine = { text: string; path: string }
