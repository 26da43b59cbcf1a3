import type { ScheduledEvent } from 'aws-lambda'
import { remindOfExpiringCards } from '#core/billing/payment-methods/remind-of-expiring-cards.ts'

export const handler = (event: ScheduledEvent) => remindOfExpiringCards(new Date(event.time).toISOString())
