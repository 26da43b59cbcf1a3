/** The zone of the reader’s own clock, such as `America/Chicago`. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
