import { eachRow } from '#core/jobs/each-row.ts'
import { promoRedemptions } from './promo-redemptions.ts'
import { releaseReservation } from './release-reservation.ts'

/** Gives the codes back that were kept for checkouts which nobody finished in time. */
export async function releaseLapsedReservations(now: string): Promise<{ released: number }> {
  const { done } = await eachRow(
    'release_promo_reservations',
    (cursor) =>
      promoRedemptions.list({ index: 'gsi1', pk: 'PROMO_RESERVATIONS', upTo: now, limit: 100, cursor }),
    (row) => releaseReservation(row, now),
  )
  return { released: done }
}
