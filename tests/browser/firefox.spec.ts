import { startFirefox } from '../support/engines/firefox.ts'
import { firefoxPath } from '../support/engines/installed.ts'
import { describeJourneys } from '../support/engines/journeys.ts'
import { isSoak } from '../support/soak.ts'

// `npm test` takes the engine of the phones, WebKit, besides Chromium.
if (isSoak)
  describeJourneys(
    'Firefox',
    startFirefox,
    firefoxPath ? null : 'no Firefox or no Xvfb found (apt-get install firefox-esr xvfb)',
  )
