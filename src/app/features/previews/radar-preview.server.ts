import { swissTime } from '../../../domain/time/local-time.ts'
import type { SwissMapDrawing } from '../../../page-contract/preview-contract.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { kindTexts } from '../radar/kind-texts.ts'
import type { RadarPreviewView } from './radar-preview.ts'
import { sourceLine } from './source-line.server.ts'

/** The requested moment, or the newest measured image where the sequence does not contain it. */
export async function radarPreviewView(
  requested: { time: number | null; place: string | null },
  visit: RequestContext,
  map: SwissMapDrawing | null,
): Promise<RadarPreviewView> {
  const { services, language, now } = visit
  const writing = writingOf(visit)
  const { t, format } = writing
  const manifest = await services.radar.getManifest()
  const frames = manifest.data?.frames.filter(({ url }) => url !== null) ?? []
  const frame =
    frames.find(({ at }) => at === requested.time) ??
    frames.findLast(({ kind }) => kind === 'measured') ??
    null
  visit.freshUntil(manifest.data ? Math.max(now + 5000, manifest.data.nextExpectedAt) : now + 5000)
  const place = requested.place ? services.findPlaces.resolve(requested.place) : null
  const markup = map?.draw({
    steps: frame?.url ? await services.radar.getPictureAt(frame.url) : null,
    language,
    place: place && { name: place.names[language], coordinates: place.coordinates },
    areas: [],
  })
  return {
    title: t('radar.title'),
    time: frame && format.time(frame.at, swissTime),
    date: format.date(frame?.at ?? now, swissTime),
    kind: t(frame ? kindTexts[frame.kind] : 'radar.noData'),
    map: map && markup ? { markup, width: map.width } : null,
    foot: manifest.data ? [sourceLine(manifest.source.isDemo, [], manifest.source.attribution, writing)] : [],
  }
}
