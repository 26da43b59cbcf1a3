import { promoCodes, type StoredPromoCode } from '#core/billing/promo-codes/promo-codes.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'

let count = 0

/** A code that no one else knows. */
export async function putPromoCode(fields: Partial<StoredPromoCode> = {}): Promise<StoredPromoCode> {
  const createdAt = new Date().toISOString()
  const promo: StoredPromoCode = {
    id: newId('promo', createdAt),
    code: `T${Date.now().toString(36)}-${process.pid}-${++count}`.toUpperCase(),
    type: 'percentage',
    value: 20,
    description: 'A fifth off your first payment',
    isActive: true,
    usageCount: 0,
    revision: 1,
    planIds: [],
    createdAt,
    version: 1,
    ...fields,
  }
  await commit(promoCodes.put(promo, { absent: true }))
  return promo
}

export async function usesOf({ code }: StoredPromoCode): Promise<number | undefined> {
  return (await promoCodes.get({ code }, { consistent: true }))?.usageCount
}
