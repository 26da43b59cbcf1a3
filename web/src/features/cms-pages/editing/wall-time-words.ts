import type { WallTime } from '#shared/cms-pages/page.ts'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A planned time as it was typed, on the clock of its place, whatever clocks do in between. */
export const wallTimeWords = ({ local, zone }: Pick<WallTime, 'local' | 'zone'>): string =>
  `${format.format(new Date(`${local}:00Z`))} (${zone.replaceAll('_', ' ')})`
