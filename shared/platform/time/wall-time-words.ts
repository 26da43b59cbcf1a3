const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A planned time as it was typed, on the clock of its place, whatever clocks do in between. */
export const wallTimeWords = ({ local, zone }: { local: string; zone: string }): string =>
  `${format.format(new Date(`${local}:00Z`))} (${zone.replaceAll('_', ' ')})`
