import { oneOf } from '../../domain/address/query.ts'

/** How a page shows its hours. Of the two only the table is named in its address. */
export const look = oneOf(['chart', 'table'], 'chart')
export type Look = ReturnType<typeof look.read>
