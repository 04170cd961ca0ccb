import type { KeptPlace } from '../../domain/place/kept-places.ts'

/** Opens the choice of notifications for a kept place. */
export const notifyPath = ({ value }: KeptPlace) => `/places${notifyHashOf(value)}`

/** Compared as it is written: a malformed hash would throw where it is decoded. */
export const notifyHashOf = (value: string) => `#notify=${encodeURIComponent(value)}`
