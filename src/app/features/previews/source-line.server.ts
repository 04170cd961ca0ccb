import { creditText } from '../../../domain/texts/credit-text.ts'
import type { Writing } from '../../i18n/writing.ts'

/** Under a shared preview: whether it is invented, what else is to be known of it, and whose data it shows. */
export function sourceLine(
  isDemo: boolean,
  known: readonly (string | null)[],
  credit: string,
  { t, language }: Writing,
): string {
  const parts = [isDemo ? t('common.demoData') : null, ...known, creditText(credit, language)]
  return parts.filter((part) => part !== null).join(' · ')
}
