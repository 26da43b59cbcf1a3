import { findPromo } from '#core/billing/promo-codes/find-promo.ts'
import { promoRecords } from '#core/billing/promo-codes/promo-records.ts'
import { revisePromo } from '#core/billing/promo-codes/revise-promo.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { endPromoCode as contract } from '#shared/billing/promo-codes/admin-contract.ts'

/** Members who hold the code for a checkout may still pay; a second call changes nothing. */
export function endPromoCode({ actor: by, params, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(
    async () => {
      const promo = await findPromo(params.code)
      if (!promo.isActive) return promo
      const [before, after] = [{ isActive: true }, { isActive: false }]
      const ended = { ...promo, ...after, revision: promo.revision + 1, version: promo.version + 1 }
      await commit(
        revisePromo(promo, after),
        ...(await promoRecords({ by, action: 'promo_code_ended', promo, before, after }, now)),
        ...remember(ended),
      )
      return ended
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, endPromoCode)
