import { isDeepStrictEqual } from 'node:util'
import { findPromo } from '#core/billing/promo-codes/find-promo.ts'
import { promoRecords } from '#core/billing/promo-codes/promo-records.ts'
import { requirePromoTerms } from '#core/billing/promo-codes/require-promo-terms.ts'
import { revisePromo } from '#core/billing/promo-codes/revise-promo.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { updatePromoCode as contract } from '#shared/billing/promo-codes/admin-contract.ts'
import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import { AppError } from '#shared/errors.ts'

/** Changes a code while members use it: neither they nor the administrator wait for each other. */
export async function updatePromoCode(request: ApiRequest<typeof contract>): Promise<PromoCode> {
  // Undefined: another administrator was first, which trying again cannot change.
  const changed = await untilUnchanged(() => change(request), { crowd: true })
  if (!changed) throw concurrentChange()
  return changed
}

async function change({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const promo = await findPromo(params.code)
  const { description, validUntil, usageLimit, revision } = body
  const wanted = { description, validUntil, usageLimit, planIds: [...new Set(body.planIds)] }
  const fields = Object.entries(wanted) as [keyof typeof wanted, unknown][]
  const changes = fields.filter(([field, value]) => !isDeepStrictEqual(promo[field], value))
  if (changes.length === 0) return promo
  if (promo.revision !== revision) return undefined
  if (!promo.isActive) throw promoEnded()
  await requirePromoTerms(wanted, promo, now)
  if (usageLimit !== undefined && usageLimit < promo.usageCount) throw limitBelowUse(promo.usageCount)
  const before = Object.fromEntries(changes.map(([field]) => [field, promo[field]]))
  const after = Object.fromEntries(changes)
  const changed: PromoCode = { ...promo, ...wanted, revision: revision + 1, version: promo.version + 1 }
  await commit(
    revisePromo(promo, after),
    ...(await promoRecords({ by, action: 'promo_code_changed', promo, before, after }, now)),
    ...remember(changed),
  )
  return changed
}

const promoEnded = () =>
  new AppError('conflict', 'promo_ended', 'This promo code has ended. Create another one instead.')

function limitBelowUse(uses: number): AppError {
  const message = `${uses === 1 ? '1 use is' : `${uses} uses are`} taken already. The limit must be at least ${uses}.`
  return new AppError('unprocessable', 'promo_limit_below_use', message, {
    errors: [{ path: 'body.usageLimit', message }],
  })
}

export const handler = endpoint(contract, updatePromoCode)
