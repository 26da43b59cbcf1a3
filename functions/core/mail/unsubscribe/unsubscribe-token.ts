import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { readUnsubscribeKeys } from '#core/platform/secrets/unsubscribe-keys.ts'
import { type NotificationCategory, PreferenceType } from '#shared/platform/notifications/category.ts'
import { UserId } from '#shared/platform/users/user.ts'

/**
 * Identifies the mails and the member. It names the member, not the address, so that a change of address does
 * no harm.
 */
export type Unsubscribable = { userId: string; category: PreferenceType }

/** It is part of the signed text, so that no token for another purpose passes as one of these. */
const purpose = 'notifications'

/** An unknown key may be newer than the ones at hand; more often the link is made up. */
const freshMs = 5000

const claimOf = ({ userId, category }: { userId: string; category: NotificationCategory }) =>
  `${purpose}-${userId}-${category}`

const signature = (claim: string, key: string) => createHmac('sha256', key).update(claim).digest('hex')

/** A token that turns one category of mails on or off for one member, and can do nothing else. It does not expire. */
export async function newUnsubscribeToken(of: {
  userId: string
  category: NotificationCategory
}): Promise<string> {
  const claim = claimOf(of)
  return `${claim}-${signature(claim, (await readUnsubscribeKeys()).current)}`
}

/** The purpose of a token; undefined if we did not sign it. */
export async function readUnsubscribeToken(token: string): Promise<Unsubscribable | undefined> {
  const [, claim, userId, category, signed] =
    /^(notifications-([0-9a-f-]{36})-([a-z_]{1,40}))-([0-9a-f]{64})$/.exec(token) ?? []
  const of = z.safeParse(z.object({ userId: UserId, category: PreferenceType }), { userId, category })
  if (!of.success || !claim || !signed) return undefined
  const isSigned = async (maxAgeMs?: number) => {
    const { current, previous } = await readUnsubscribeKeys(maxAgeMs)
    return [current, ...previous].some((key) => isSame(signed, signature(claim, key)))
  }
  return (await isSigned()) || (await isSigned(freshMs)) ? of.data : undefined
}

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))
