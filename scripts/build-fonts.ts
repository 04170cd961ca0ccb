// The site's typeface as static TrueType files, which the renderer of link-preview pictures needs.
import { copyFileSync, mkdirSync } from 'node:fs'

const from = 'node_modules/@expo-google-fonts/inter-tight'
const to = 'build/data/fonts'

mkdirSync(to, { recursive: true })
for (const weight of ['500Medium', '600SemiBold'])
  copyFileSync(`${from}/${weight}/InterTight_${weight}.ttf`, `${to}/InterTight_${weight}.ttf`)
copyFileSync(`${from}/LICENSE_FONT`, `${to}/OFL.txt`)
