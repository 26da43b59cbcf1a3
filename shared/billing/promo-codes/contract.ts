import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { PromoCode } from './promo-code.ts'

export const checkPromoCode = route({
  name: 'checkPromoCode',
  method: 'POST',
  path: '/api/billing/promo-codes/check',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The discount that a promo code gives the caller on a plan; nothing is reserved yet',
  body: z.strictObject({ code: text(40, 1), planId: text(60, 1) }),
  response: z.object({
    code: z.string(),
    type: PromoCode.shape.type,
    value: z.number(),
    description: z.string(),
    discountCents: z.int(),
    totalCents: z.int(),
  }),
  errors: ['plan_not_found', 'promo_invalid', 'promo_expired', 'promo_limit', 'promo_plan', 'promo_used'],
  // Guessing codes must not pay.
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})
