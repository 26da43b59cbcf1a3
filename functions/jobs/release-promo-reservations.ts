import type { ScheduledEvent } from 'aws-lambda'
import { releaseLapsedReservations } from '#core/promo-codes/release-lapsed-reservations.ts'

export const handler = (event: ScheduledEvent) =>
  releaseLapsedReservations(new Date(event.time).toISOString())
