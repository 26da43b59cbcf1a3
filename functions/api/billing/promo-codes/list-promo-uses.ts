import { findPromo } from '#core/billing/promo-codes/find-promo.ts'
import { promoRedemptions, promoUsesPartition } from '#core/billing/promo-codes/promo-redemptions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { users } from '#core/platform/users/users.ts'
import { listPromoUses as contract, type PromoUse } from '#shared/billing/promo-codes/admin-contract.ts'

/**
 * The members who hold or have used a code. A use that was given back does not count, and the uses of those who left
 * went with them.
 */
async function listPromoUses({ params, query: { cursor, limit } }: ApiRequest<typeof contract>) {
  const { id } = await findPromo(params.code)
  const pk = promoUsesPartition(id)
  const { items, nextCursor } = await promoRedemptions.list({
    index: 'gsi2',
    pk,
    newestFirst: true,
    limit,
    cursor,
  })
  const rows = await getMany(items.map(({ userId }) => users.key({ id: userId })))
  const members = new Map(rows.map((row) => users.read(row)).map((user) => [user.id, user]))
  const uses = items.flatMap(({ userId, state, createdAt }): PromoUse[] => {
    const member = members.get(userId)
    if (state === 'released') return []
    return [
      {
        userId,
        userName: member?.name ?? 'Deleted member',
        userEmail: member?.email ?? '',
        state,
        usedAt: createdAt,
      },
    ]
  })
  return { items: uses, ...(nextCursor && { nextCursor }) }
}

export const handler = endpoint(contract, listPromoUses)
