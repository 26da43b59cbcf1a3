import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line, text } from '#shared/text.ts'
import { PromoCode, PromoCodeText } from './promo-code.ts'

/** `offered`: can be used now. `over`: was ended, has expired or has no uses left. */
export const PromoStanding = z.enum(['offered', 'over'])
export type PromoStanding = z.infer<typeof PromoStanding>

export const listPromoCodes = route({
  name: 'listPromoCodes',
  method: 'GET',
  path: '/api/admin/billing/promo-codes',
  auth: 'admin',
  summary:
    'All promo codes, newest first. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({ ...pageQuery(20), standing: z.optional(PromoStanding) }),
  response: Page(PromoCode),
  errors: ['invalid_cursor'],
})

/**
 * The fields that can change later; the discount of a code cannot, because it is agreed with the payment
 * provider.
 */
const changeable = {
  description: line(200),
  validUntil: z.optional(z.iso.datetime({ precision: 3 })),
  usageLimit: z.optional(
    z.int().check(z.gte(1, 'Must be at least 1'), z.lte(1_000_000, 'Must be at most 1,000,000')),
  ),
  /** Empty: every plan. */
  planIds: z.array(text(60, 1)).check(z.maxLength(50, 'Choose at most 50 plans')),
}

export const PromoCodeForm = z
  .strictObject({
    code: PromoCodeText,
    type: PromoCode.shape.type,
    /** Percent for `percentage`, cents for `fixed_amount`. */
    value: z.int().check(z.gte(1, 'Must be more than 0'), z.lte(100_000_000, 'Must be at most 1,000,000.00')),
    ...changeable,
  })
  .check(
    z.refine(({ type, value }) => type !== 'percentage' || value <= 100, {
      path: ['value'],
      message: 'Must be at most 100 percent',
    }),
  )
export type PromoCodeForm = z.infer<typeof PromoCodeForm>

export const createPromoCode = route({
  name: 'createPromoCode',
  method: 'POST',
  path: '/api/admin/billing/promo-codes',
  auth: 'admin',
  summary: 'Create a promo code for first payments',
  body: PromoCodeForm,
  response: PromoCode,
  status: 201,
  errors: ['promo_taken', 'plan_not_found', 'plan_free', 'promo_past', 'version_conflict'],
})

const params = z.strictObject({ code: PromoCodeText })

export const getPromoCode = route({
  name: 'getPromoCode',
  method: 'GET',
  path: '/api/admin/billing/promo-codes/:code',
  auth: 'admin',
  summary: 'One promo code as it is now',
  params,
  response: PromoCode,
  errors: ['promo_not_found'],
})

/** `revision` is of what administrators change: uses do not raise it. */
export const PromoCodeChanges = z.strictObject({ ...changeable, revision: z.int().check(z.gte(1)) })
export type PromoCodeChanges = z.infer<typeof PromoCodeChanges>

export const updatePromoCode = route({
  name: 'updatePromoCode',
  method: 'PUT',
  path: '/api/admin/billing/promo-codes/:code',
  auth: 'admin',
  summary: 'Change a promo code’s description, end, limit and plans; uses under way stay counted',
  params,
  body: PromoCodeChanges,
  response: PromoCode,
  errors: [
    'promo_not_found',
    'promo_ended',
    'plan_not_found',
    'plan_free',
    'promo_past',
    'promo_limit_below_use',
    'version_conflict',
  ],
})

export const endPromoCode = route({
  name: 'endPromoCode',
  method: 'POST',
  path: '/api/admin/billing/promo-codes/:code/end',
  auth: 'admin',
  summary: 'End a promo code for good; checkouts that hold it can still be paid',
  params,
  response: PromoCode,
  errors: ['promo_not_found', 'version_conflict'],
})

/** A member’s use of a code, done or planned. */
export const PromoUse = z.object({
  userId: UserId,
  userName: z.string(),
  userEmail: z.string(),
  state: z.enum(['reserved', 'settled']),
  usedAt: z.iso.datetime(),
})
export type PromoUse = z.infer<typeof PromoUse>

export const listPromoUses = route({
  name: 'listPromoUses',
  method: 'GET',
  path: '/api/admin/billing/promo-codes/:code/uses',
  auth: 'admin',
  summary: 'The members who used a promo code, latest first',
  params,
  query: z.strictObject(pageQuery(20)),
  response: Page(PromoUse),
  errors: ['invalid_cursor', 'promo_not_found'],
})
