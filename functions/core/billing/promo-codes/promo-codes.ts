import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'

/** A code with what it is called at the card provider. */
export const StoredPromoCode = z.object({
  ...PromoCode.shape,
  stripe: z.optional(
    z.object({
      couponId: z.string(),
      promotionCodeId: z.string(),
      /** Tests and real money are apart at the provider, with names of their own. */
      mode: z.optional(z.enum(['test', 'live'])),
    }),
  ),
})
export type StoredPromoCode = z.infer<typeof StoredPromoCode>

export const promoCodesPartition = 'PROMO_CODES'

/** Found by the typed text, in upper case; `gsi1` lists them all by code, `gsi2` in the order they were created. */
export const promoCodes = entity({
  name: 'promo-code',
  erasure: 'impersonal',
  schema: StoredPromoCode,
  key: ({ code }: { code: string }) => ({ pk: `PROMO_CODE#${code}`, sk: 'PROMO_CODE' }),
  gsi1: ({ code }) => ({ pk: promoCodesPartition, sk: code }),
  gsi2: ({ createdAt, code }) => ({ pk: promoCodesPartition, sk: `${createdAt}#${code}` }),
  // Only their keys changed: rows from before `gsi2` get it as they are rewritten.
  migrations: [(row) => row],
})

/** Every code, to make them known to a provider; callers that wait for an answer ask for one code. */
export async function allPromoCodes(): Promise<StoredPromoCode[]> {
  const codes: StoredPromoCode[] = []
  let cursor: string | undefined
  do {
    const page = await promoCodes.list({ index: 'gsi1', pk: promoCodesPartition, limit: 100, cursor })
    codes.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return codes
}
