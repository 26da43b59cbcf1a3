import { eventPath } from '#shared/events/events/event-path.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'

/** The address where organizers see the page of a draft before everyone does. */
export const previewPath = ({ id, status }: Pick<OwnEvent, 'id' | 'status'>): string | undefined =>
  status === 'draft' ? `${eventPath(id)}/preview` : undefined
