import { normalMeanC, normalSum } from '../../../domain/weather/normals.ts'
import { Tile, Tiles } from '../../design/tiles.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { ClimateView } from './climate-view.server.ts'
import type { SeasonalView } from './seasonal-view.server.ts'

type Props = { page: SeasonalView; climate: ClimateView }

export function SeasonTiles({ page: { season }, climate: { normals } }: Props) {
  const { t, format } = useLanguage()
  const days = season === 'summer' ? 'summerDays' : 'frostDays'
  const written = (value: number) => format.number(value)
  const sums = [
    {
      label: t('seasonal.precipitation'),
      value: normalSum(normals, 'precipitationMm', season),
      unit: format.unitNames.amount,
      written: format.wholeAmount,
    },
    { label: t('seasonal.sunshine'), value: normalSum(normals, 'sunshineHours', season), unit: 'h', written },
    {
      label: t(`seasonal.${days}`),
      value: normalSum(normals, days, season),
      unit: t('seasonal.tileDays', { count: Math.round(normalSum(normals, days, season) ?? 0) }),
      written,
    },
  ]
  return (
    <Tiles>
      <Tile
        label={t('seasonal.meanTemperature')}
        value={format.temperatureInColumn(normalMeanC(normals, season))}
        unit={format.unitNames.temperature}
        note={t(`seasonal.usual-${season}`)}
      />
      {sums.map(({ label, value, unit, written }) =>
        value === null ? null : (
          <Tile
            key={label}
            label={label}
            value={written(value)}
            unit={unit}
            note={t(`seasonal.usual-${season}`)}
          />
        ),
      )}
    </Tiles>
  )
}
