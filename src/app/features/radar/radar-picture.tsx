import { useLanguage } from '../../i18n/language-provider.tsx'
import type { RadarView } from './radar-page-view.ts'

/** The newest measurement as a picture from the server: the first paint, and all there is without scripts or WebGL. */
export function RadarPicture({ view }: { view: RadarView }) {
  const { t, language } = useLanguage()
  const { manifest, measuredTime, place, share } = view
  const address = (theme: 'light' | 'dark') => {
    const query = new URLSearchParams({ theme, lang: language, place: place.value })
    if (manifest) query.set('at', String(manifest.nowAt))
    return `/api/v1/radar/latest.svg?${query}`
  }
  return (
    <picture>
      <source srcSet={address('dark')} media="screen and (prefers-color-scheme: dark)" />
      <img
        className="radar-picture"
        src={address('light')}
        alt={measuredTime ? t('radar.picture', { time: measuredTime }) : t('radar.pictureDry')}
        style={{ objectPosition: `${(share.x * 100).toFixed(1)}% ${(share.y * 100).toFixed(1)}%` }}
        width={792}
        height={532}
      />
    </picture>
  )
}
