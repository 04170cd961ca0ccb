import { capitalised } from './capitalised.ts'

/** Each list of clauses becomes one sentence: joined by commas, capitalised, ended. Empty ones vanish. */
export function sentences(...clauseLists: readonly (readonly (string | null)[])[]): string {
  return clauseLists
    .map((clauses) => clauses.filter((clause) => clause !== null && clause !== '').join(', '))
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${capitalised(sentence)}.`)
    .join(' ')
}
