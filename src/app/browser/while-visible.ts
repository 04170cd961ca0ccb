/**
 * While the page is visible: every so often, when it becomes visible again, also from the browser's history, and when the
 * connection goes or is back. Returns how to end it.
 */
export function whileVisible(check: () => void, everyMs: number): () => void {
  const look = (event?: Event) => {
    // A page just loaded is not one that is shown again.
    if (event && 'persisted' in event && !event.persisted) return
    if (!document.hidden) check()
  }
  const timer = setInterval(() => look(), everyMs)
  const changes = ['pageshow', 'offline', 'online'] as const
  document.addEventListener('visibilitychange', look)
  for (const change of changes) addEventListener(change, look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    for (const change of changes) removeEventListener(change, look)
  }
}
