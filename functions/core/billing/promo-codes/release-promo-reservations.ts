import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { promoRedemptions } from './promo-redemptions.ts'
import { releaseReservation } from './release-reservation.ts'

/** Gives back the codes that were reserved for checkouts no one finished in time. */
export async function releasePromoReservations(now: string): Promise<{ released: number }> {
  const { done, failed } = await eachRow(
    'release_promo_reservations',
    (cursor) =>
      promoRedemptions.list({ index: 'gsi1', pk: 'PROMO_RESERVATIONS', upTo: now, limit: 100, cursor }),
    (row) => untilUnchanged(() => releaseReservation(row, now)),
  )
  if (failed > 0) throw new Error(`${failed} reservations could not be released; they will be retried.`)
  return { released: done }
}
