import { endpoint } from '#core/http/endpoint.ts'
import { checkPromoCode as useCase } from '#core/promo-codes/check-promo-code.ts'
import { checkPromoCode } from '#shared/promo-codes/contract.ts'

export const handler = endpoint(checkPromoCode, useCase)
