export default {
  heading: 'Weather for your website',
  lead: 'Put the weather of any place on your own site: free of charge, without ads, cookies or scripts.',
  placeHint: 'Choose another place in the header, on a phone in the menu.',
  shape: 'Format',
  'shape-line': 'Line',
  'shape-card': 'Card',
  'shape-week': 'Week',
  'shape-where': 'Where is the sun?',
  code: 'Code for your page',
  copy: 'Copy code',
  copied: 'Code copied',
  copyFailed: 'The code could not be copied. Please select it and copy it yourself.',
} as const
