import type { ScheduledEvent } from 'aws-lambda'
import { releasePromoReservations } from '#core/billing/promo-codes/release-promo-reservations.ts'

export const handler = (event: ScheduledEvent) => releasePromoReservations(new Date(event.time).toISOString())
