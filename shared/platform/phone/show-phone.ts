/** The countries where numbers are dialed as in the US. */
const withoutPrefix = new Set(
  'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' '),
)

const american = /^\+1(\d{3})(\d{3})(\d{4})$/

/** A stored phone number as people in a country write it; text that is not E.164 stays as it was written. */
export const showPhone = (stored: string, country = 'US'): string =>
  withoutPrefix.has(country) ? stored.replace(american, '($1) $2-$3') : stored
