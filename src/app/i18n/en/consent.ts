export default {
  settingsTitle: 'Cookie Settings',
  settingsText: 'You decide what this site may store in your browser. Your choice is kept for twelve months.',
  necessary: 'Necessary',
  necessaryText:
    'They remember your language, place, appearance and this choice; without them the site would start afresh on every visit. Nobody else reads them. The pages you open are kept too, for reading offline; you can switch this off in the settings.',
  alwaysOn: 'Always on',
  advertising: 'Advertising',
  advertisingText:
    'Ads from an ad network and its partners, who may set cookies and recognise your browser, and a pop-up ad that remembers it has been shown.',
  advertisingTextHouse:
    'A pop-up ad of our own that remembers it has been shown. No ad network is connected to this site.',
  nothingElse: 'This site carries no advertising: there is nothing to decide.',
  save: 'Save choice',
  policy: 'Cookie policy',
  decidedOn: 'Your last choice: {date}.',
} as const
