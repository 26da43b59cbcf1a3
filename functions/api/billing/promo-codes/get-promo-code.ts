import { findPromo } from '#core/billing/promo-codes/find-promo.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getPromoCode as contract } from '#shared/billing/promo-codes/admin-contract.ts'

export const handler = endpoint(contract, ({ params }: ApiRequest<typeof contract>) => findPromo(params.code))
