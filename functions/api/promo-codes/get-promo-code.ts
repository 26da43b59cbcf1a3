import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findPromo } from '#core/promo-codes/find-promo.ts'
import { getPromoCode as contract } from '#shared/promo-codes/admin-contract.ts'

export const handler = endpoint(contract, ({ params }: ApiRequest<typeof contract>) => findPromo(params.code))
