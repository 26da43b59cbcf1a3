import { releasePromoReservations } from '#core/billing/promo-codes/release-promo-reservations.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('release_promo_reservations', releasePromoReservations)
