import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { promoLimit, promoUsed } from '#shared/billing/promo-codes/promo-refusal.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { promoCodes, type StoredPromoCode } from './promo-codes.ts'
import { type PromoRedemption, promoRedemptions } from './promo-redemptions.ts'
import { isRevision } from './revise-promo.ts'

const minutesReserved = 30

type Use = { promo: StoredPromoCode; userId: string; subscriptionId: string }

/** Takes one use of a code for a checkout: no more of several simultaneous calls succeed than there are uses left. */
export async function reservePromo({ promo, userId, subscriptionId }: Use, now: string): Promise<Write[]> {
  const earlier = await promoRedemptions.get({ userId, promoId: promo.id }, { consistent: true })
  if (earlier && earlier.state !== 'released') throw promoUsed()
  const reserved = {
    userId,
    promoId: promo.id,
    code: promo.code,
    subscriptionId,
    state: 'reserved',
    reservedUntil: addTime(now, { minutes: minutesReserved }),
    createdAt: now,
    version: (earlier?.version ?? 0) + 1,
  } as PromoRedemption
  return [
    promoRedemptions.put(reserved, earlier ? { version: earlier.version } : { absent: true }, promoUsed),
    takeUse(promo),
  ]
}

const turn = (redemption: PromoRedemption, state: PromoRedemption['state']) =>
  promoRedemptions.put(
    { ...redemption, state, version: redemption.version + 1 },
    { version: redemption.version },
  )

/** The code is used for good. */
export const settleRedemption = (redemption: PromoRedemption): Write[] => [turn(redemption, 'settled')]

/** The use goes back to the code, and the member may use it another time. */
export const releaseRedemption = (redemption: PromoRedemption): Write[] => [
  turn(redemption, 'released'),
  changeUses(redemption.code, -1, 'attribute_exists(pk)'),
]

/**
 * Takes a use of a code as it was read: a code that an administrator has changed or ended in the meantime may be
 * different by now.
 */
const takeUse = ({ code, revision }: StoredPromoCode): Write => ({
  ...changeUses(
    code,
    1,
    `isActive = :yes AND (attribute_not_exists(usageLimit) OR usageCount < usageLimit) AND ${isRevision(revision)}`,
    { names: { '#revision': 'revision' }, values: { ':yes': true, ':revision': revision } },
  ),
  refused: promoLimit,
})

type Named = { names: Record<string, string>; values: Record<string, unknown> }

function changeUses(
  code: string,
  by: number,
  condition: string,
  { names, values }: Named = { names: {}, values: {} },
): Write {
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: promoCodes.key({ code }),
        UpdateExpression: 'ADD usageCount :by, #version :one',
        ConditionExpression: condition,
        ExpressionAttributeNames: { '#version': 'version', ...names },
        ExpressionAttributeValues: { ':by': by, ':one': 1, ...values },
      },
    },
  }
}
