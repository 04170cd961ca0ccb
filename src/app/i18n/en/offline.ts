export default {
  copy: 'Offline copy as of {time} ({ago}).',
  warnings: 'Alerts issued since then are not shown.',
  today: '“Today” here means {date}.',
  title: 'You’re offline',
  missing: 'This page isn’t stored on your device.',
  stored: 'Available offline',
  none: 'Nothing yet. The pages you visit are stored for times without a connection.',
  asOf: 'As of {time}',
  retry: 'Try again',
} as const
