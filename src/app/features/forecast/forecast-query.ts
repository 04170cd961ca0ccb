import { queryOf, text } from '../../../domain/address/query.ts'
import { look } from '../../forecast-kit/look.ts'

export const forecastQuery = queryOf({ place: text, day: text, hour: text, view: look })
