const own = 'own'

/** Loads the page afresh because the page itself asks for it: the release guard lets that pass. */
export function reloadPage(): void {
  if ('navigation' in window) navigation.reload({ info: own })
  else location.reload()
}

export const isOwnReload = ({ info }: Pick<NavigateEvent, 'info'>) => info === own
