import type { Event } from './event.ts'

export type EventKind = 'competition' | 'meet'

/** An event without classes is a meet. */
export const kindOf = ({ classes }: Pick<Event, 'classes'>): EventKind =>
  classes.length > 0 ? 'competition' : 'meet'
