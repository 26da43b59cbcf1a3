import type { PageData } from '#web/app/screen.ts'
import { eventQuery } from '../api/event-queries.ts'

/** The title of the event in the address, as soon as it has loaded. */
export const titleOfEvent = ({ params, get }: PageData): string =>
  (get(eventQuery(params.eventId ?? '')) as { title: string } | null | undefined)?.title ?? 'Event'
