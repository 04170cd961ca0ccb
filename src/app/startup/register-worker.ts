/** The service worker (src/service-worker) is fetched when nothing else is left to do. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    // Refused where storage is switched off: everything else works.
    navigator.serviceWorker.register('/sw.js').catch(() => {})
  }
  if ('requestIdleCallback' in window) requestIdleCallback(register)
  else setTimeout(register, 1000)
}
