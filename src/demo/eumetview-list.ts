import { xml } from './answers.ts'

const iso = (at: number) => new Date(at).toISOString()

/** EUMETView's description of one layer, with the times it has. */
export const listOfTimes = (
  layer: string,
  { start, end, step }: { start: number; end: number; step: string },
) =>
  xml(
    `<?xml version="1.0" encoding="UTF-8"?>
<WMS_Capabilities version="1.3.0"><Capability><Layer><Layer><Name>${layer}</Name>
<Dimension name="time" default="${iso(end)}" units="ISO8601">${iso(start)}/${iso(end)}/${step}</Dimension>
</Layer></Layer></Capability></WMS_Capabilities>
`,
    'text/xml',
  )
