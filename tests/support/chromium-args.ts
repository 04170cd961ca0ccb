/**
 * Features of the browser's own window, which nobody sees: Chromium would draw two pop-ups of its address bar for every
 * profile, half a second each, and start a spare process for a next page that never comes. The others are Playwright's,
 * whose switch this one replaces.
 */
const withoutFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'MediaRouter',
  ],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
]

/** Chromium by itself asks its makers for this and that; here it must not. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures}`,
]

/** For what the headless shell lacks (notifications, installing) or draws haltingly (WebGL). */
export const wholeChromium = {
  launchOptions: {
    executablePath: process.env.WHOLE_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH,
    args: [...chromiumArgs, '--disable-gpu'],
  },
}
