import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import type { Rulebook } from './rulebook.ts'

/** The classes that a rulebook offers to an event, in its order; those that are retired take no new events. */
export const eventClassesOf = ({ classes }: Pick<Rulebook, 'classes'>): EventClassFields[] =>
  classes
    .filter(({ retired }) => !retired)
    .toSorted((one, other) => one.order - other.order)
    .map(({ key, name, division, assign }) => ({
      classKey: key,
      name,
      division,
      ...(assign && { assign }),
      feeCents: 0,
      closed: false,
    }))
