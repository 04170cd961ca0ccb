import type { Writing } from '../../i18n/writing.ts'

export type MountainTexts = ReturnType<typeof mountainTexts>

export const mountainTexts = (region: string, { t }: Writing) => ({
  title: t('mountain.title', { region }),
  lead: t('mountain.lead'),
  regions: t('mountain.regions'),
  sort: t('snow.sort'),
  from: t('snow.from'),
  heights: t('mountain.point'),
  ladder: t('mountain.ladder'),
  ladderNote: t('mountain.ladderNote'),
  point: t('pages.regionPlace'),
  now: t('mountain.now'),
  wind: t('mountain.wind'),
  gusts: t('mountain.gusts'),
  freezingLevel: t('mountain.freezingLevel'),
  toWinds: t('mountain.toWinds'),
})
