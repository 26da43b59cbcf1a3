import { promoCodes, type StoredPromoCode } from '#core/billing/promo-codes/promo-codes.ts'
import { promoRecords } from '#core/billing/promo-codes/promo-records.ts'
import { requirePromoTerms } from '#core/billing/promo-codes/require-promo-terms.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { createPromoCode as contract } from '#shared/billing/promo-codes/admin-contract.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'

/**
 * The payment provider learns about it with the first checkout. A code is never used for another one, not
 * even after its end.
 */
async function createPromoCode({ actor: by, body, now, remember }: ApiRequest<typeof contract>) {
  await requirePromoTerms(body, { planIds: [] }, now)
  const promo: StoredPromoCode = {
    ...body,
    planIds: [...new Set(body.planIds)],
    id: newId('promo', now),
    isActive: true,
    usageCount: 0,
    revision: 1,
    createdAt: now,
    version: 1,
  }
  const { id, code, isActive, usageCount, revision, createdAt, version, ...after } = promo
  return untilUnchanged(async () => {
    await commit(
      promoCodes.put(promo, { absent: true }, () => promoTaken(code)),
      ...(await promoRecords({ by, action: 'promo_code_created', promo, after }, now)),
      ...remember(promo),
    )
    return promo
  })
}

function promoTaken(code: string): AppError {
  const message = `There is already a code ${code}.`
  return new AppError('conflict', 'promo_taken', message, { errors: [{ path: 'body.code', message }] })
}

export const handler = endpoint(contract, createPromoCode)
