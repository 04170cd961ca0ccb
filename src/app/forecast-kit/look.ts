/** How a page shows its hours. Of the two only the table is named in its address. */
export type Look = 'chart' | 'table'

export const lookOf = (search: URLSearchParams): Look => (search.get('view') === 'table' ? 'table' : 'chart')
