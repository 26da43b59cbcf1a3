import type { ScheduledEvent } from 'aws-lambda'
import { endOffers } from '#core/events/registrations/end-entry-holds.ts'

export const handler = (event: ScheduledEvent) => endOffers(new Date(event.time).toISOString())
