export default {
  copy: 'Offline copy as of {time} ({ago}).',
  warnings: 'Warnings issued since then are not shown; some of those shown may be over.',
  today: '“Today” here means {date}.',
} as const
