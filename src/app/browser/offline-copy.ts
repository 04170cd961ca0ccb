/** The service worker writes this note into a document of its cache, above everything else. */
const note = () => document.getElementById('offline-note')

/** When this document came from the server, on the browser's clock. */
export function documentSince(): number {
  return Number(note()?.dataset.at) || performance.timeOrigin
}

export const isOfflineCopy = () => note() !== null

/** Its data is fresh again. */
export const removeOfflineNote = () => note()?.remove()
