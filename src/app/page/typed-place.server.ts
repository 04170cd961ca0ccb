import type { Place } from '../../domain/place/place.ts'
import type { RequestContext } from './request-context.ts'

/** What a field for a place holds, so that sent as it stands it leads to the same: its name, else `otherwise`. */
export function typedPlace(
  { slug, names }: Place,
  { services, language }: Pick<RequestContext, 'services' | 'language'>,
  otherwise: string = slug,
): string {
  const name = names[language]
  return services.findPlaces.resolve(name)?.slug === slug ? name : otherwise
}
