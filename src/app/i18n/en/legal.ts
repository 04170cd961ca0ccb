export default {
  lastUpdated: 'Last updated: {date}',
  contents: 'Contents',
  contactPage: 'contact page',
  logRetention_one: 'at most {count} day',
  logRetention_other: 'at most {count} days',
  'adsOnThisSite.none': 'At present this site carries no advertising at all.',
  'adsOnThisSite.house':
    'At present no ad network is connected to this site: the ad spaces show a notice of our own, and nobody else is involved.',
  'adsOnThisSite.network':
    'At present this site uses Google AdSense, an ad network of Google Ireland Limited and Google LLC, and the partners that Google engages. Their code is loaded only after you accept.',
  'popupOnThisSite.off': 'At present there is no pop-up ad on this site.',
  'popupOnThisSite.session':
    'After you have accepted, one pop-up ad may appear per session: only on your first visit of the session, after about twenty seconds, and only on longer pages.',
  'popupOnThisSite.persistent':
    'After you have accepted, a pop-up ad may appear after about twenty seconds on longer pages, until you close it once; after that it never reappears.',
  'mapsOnThisSite.own': 'Our maps come from our own server.',
  'mapsOnThisSite.external':
    'The base map under the radar is loaded by your browser directly from {host}, which thereby sees your IP address.',
  'table.caption': 'Everything this site stores in your browser',
  'table.key': 'Name',
  'table.where': 'Stored in',
  'table.purpose': 'Purpose',
  'table.duration': 'Duration',
  'table.category': 'Category',
  'where.local': 'Local storage',
  'where.session': 'Session storage',
  'where.cookie': 'Cookie',
  'category.necessary': 'Necessary',
  'category.advertising': 'Advertising, only after consent',
  'purpose.language': 'The language you chose.',
  'purpose.mirror': 'Copy of the entry of the same name, so that the server can send the right page at once.',
  'purpose.userLocation':
    'The place whose weather you see: its short name, its label and its coordinates. The cookie holds only the short name or the coordinates.',
  'purpose.myPlaces':
    'The places you saved, in your order and with your own names, so that they are there when you come back. To show their weather, the browser sends us the short names, or coordinates rounded to about one kilometre, without your own names.',
  'purpose.settings': 'Units, appearance and motion, if you chose them in the settings.',
  'purpose.consent': 'Your decision on advertising, with its version and date.',
  'purpose.scrollPositions': 'How far you had scrolled, so that going back takes you to the same spot.',
  'purpose.operator':
    'Only for the operator: proof that the operator code was entered. Not readable by scripts.',
  'purpose.visitCount': 'Counts the page loads of a session, so that the pop-up ad appears at most once.',
  'purpose.popupClosed': 'Remembers that you closed the pop-up ad.',
  'duration.untilDeleted': 'Until you delete it',
  'duration.year': 'One year',
  'duration.yearThenAsked': 'One year, then we ask again',
  'duration.session': 'Until you close the tab',
  'duration.month': '30 days',
  'controller.named': 'The controller for the processing described here is {operator}.',
  'controller.unnamed': 'The operator of this installation has not given a name yet.',
  'operatorLine.named': 'The site is run by {operator}.',
  'operatorLine.unnamed': 'The operator of this installation has not given a name yet.',
  'financing.none': 'Wetterhorn is free of charge and carries no advertising on this installation.',
  'financing.house': 'Wetterhorn is free of charge.',
  'financing.network': 'Wetterhorn is free of charge and financed by advertising.',
  'beforeConsent.own':
    'Before you accept, no advertising code is loaded, your browser contacts no third party, and only what is necessary is stored.',
  'beforeConsent.contacts':
    'Before you accept, no advertising code is loaded and only what is necessary is stored. Apart from our server, your browser contacts only {hosts}.',
} as const
