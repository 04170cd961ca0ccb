import { miniBrowserPath, webkitDriverPath } from '../support/engines/installed.ts'
import { describeJourneys } from '../support/engines/journeys.ts'
import { startWebkit } from '../support/engines/webkit.ts'

describeJourneys(
  'WebKit',
  startWebkit,
  webkitDriverPath && miniBrowserPath
    ? null
    : 'no WebKitGTK with its driver or no Xvfb found (apt-get install webkit2gtk-driver xvfb)',
)
