import type { ScheduledEvent } from 'aws-lambda'
import { remindOfOffers } from '#core/events/registrations/remind-of-offers.ts'

export const handler = (event: ScheduledEvent) => remindOfOffers(new Date(event.time).toISOString())
