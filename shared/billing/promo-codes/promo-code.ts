import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

export const PromoCodeId = idSchema('promo')

/** The form in which it is written and looked up: upper case, without spaces around. */
export const PromoCodeText = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9_-]{1,40}$/, 'Invalid promo code'))

/** `value` is percent for `percentage`, cents for `fixed_amount`. */
export const PromoCode = z.object({
  id: PromoCodeId,
  code: z.string(),
  type: z.enum(['percentage', 'fixed_amount']),
  value: z.number(),
  description: z.string(),
  isActive: z.boolean(),
  validUntil: z.optional(z.iso.datetime()),
  usageLimit: z.optional(z.int()),
  /** Uses that are settled or reserved for a checkout under way. */
  usageCount: z.int(),
  /** Empty: every plan. */
  planIds: z.array(z.string()),
  /** Rises with what administrators change, while `version` rises with each use, too. */
  revision: z._default(z.int(), 1),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type PromoCode = z.infer<typeof PromoCode>
