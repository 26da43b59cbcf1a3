import type { ScheduledEvent } from 'aws-lambda'
import { endEntryHolds } from '#core/events/registrations/end-entry-holds.ts'

export const handler = (event: ScheduledEvent) => endEntryHolds(new Date(event.time).toISOString())
