import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { PromoCode } from '#shared/promo-codes/promo-code.ts'

/** A code with what it is called at the card provider. */
export const StoredPromoCode = z.object({
  ...PromoCode.shape,
  stripe: z.optional(z.object({ couponId: z.string(), promotionCodeId: z.string() })),
})
export type StoredPromoCode = z.infer<typeof StoredPromoCode>

/** Found by what is typed, in upper case; `gsi1` lists them all. */
export const promoCodes = entity({
  name: 'promo-code',
  erasure: 'impersonal',
  schema: StoredPromoCode,
  key: ({ code }: { code: string }) => ({ pk: `PROMO_CODE#${code}`, sk: 'PROMO_CODE' }),
  gsi1: ({ code }) => ({ pk: 'PROMO_CODES', sk: code }),
})

/** Every code, for who makes them known to a provider; whoever waits for an answer asks for one of them. */
export async function allPromoCodes(): Promise<StoredPromoCode[]> {
  const codes: StoredPromoCode[] = []
  let cursor: string | undefined
  do {
    const page = await promoCodes.list({ index: 'gsi1', pk: 'PROMO_CODES', limit: 100, cursor })
    codes.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return codes
}
