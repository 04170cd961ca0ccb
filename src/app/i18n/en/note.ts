export default {
  copy: 'Offline: weather and warnings as of {time}.',
} as const
