export default {
  title: 'You’re offline',
  missing: 'This page isn’t stored on your device.',
  stored: 'Available offline',
  none: 'Nothing yet. The pages you visit are stored for times without a connection.',
  asOf: 'As of {time}',
  retry: 'Try again',
} as const
