import type { Event, WholeEvent } from './event.ts'

type Visible = Pick<Event, 'status' | 'removed'>

/** True if people with its link may open an event: it was published, and no administrator has removed it. */
export const hasPage = ({ status, removed }: Visible): boolean =>
  (status === 'published' || status === 'cancelled') && removed === undefined

/** True if lists and searches show an event. */
export const isListed = (event: Event): event is WholeEvent =>
  event.status === 'published' && event.isPublic && event.startsOn !== undefined && hasPage(event)

/** The title of an event where everyone reads it, such as beside its results. */
export function publicTitle(event: Pick<Event, 'title' | 'removed'> | undefined): string {
  if (!event) return 'Deleted event'
  return event.removed ? 'Removed event' : event.title
}
