const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A day of a calendar in words: `Saturday, December 12`. */
export const longDay = (on: string) => format.format(new Date(on))
