/** While the page is visible: every so often, when it becomes visible again and when the connection is back. Returns how to end it. */
export function whileVisible(check: () => void, everyMs: number): () => void {
  const look = () => {
    if (!document.hidden) check()
  }
  const timer = setInterval(look, everyMs)
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', look)
  }
}
