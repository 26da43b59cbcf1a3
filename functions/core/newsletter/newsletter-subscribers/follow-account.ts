import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { changedSubscriber } from './change-subscriber.ts'
import { subscribedMember } from './member-subscription.ts'
import { moveToAccount, subscriberFor } from './subscriber-for.ts'
import { subscriberOf, subscribers } from './subscribers.ts'

/**
 * Subscribes who ticked the box as they registered, and drops the wish. A subscriber that stood at the address before
 * becomes theirs.
 */
export const followRegistration = (userId: string, now: string, once: Write): Promise<void> =>
  untilUnchanged(async () => {
    const user = await users.get({ id: userId }, { consistent: true })
    if (!user) return
    const { newsletterAskedAt: askedAt, ...rest } = user
    if (!askedAt) return commit(once, ...(await linked(user, now)))
    const dropped = users.put({ ...rest, version: user.version + 1 }, { version: user.version })
    await commit(once, dropped, ...(await wished(user, askedAt, now)))
  })

/** Who called a mail spam, or bounces, stays as they are. */
async function wished(user: StoredUser, askedAt: string, now: string): Promise<Write[]> {
  try {
    return (await subscribedMember(user, { source: 'register', askedAt }, now)).writes
  } catch (error) {
    if (error instanceof AppError && /^subscriber_/.test(error.code)) return linked(user, now)
    throw error
  }
}

async function linked(user: StoredUser, now: string): Promise<Write[]> {
  const subscriber = await subscriberFor(user, now)
  return !subscriber || subscriber.userId === user.id
    ? []
    : [changedSubscriber({ ...subscriber, userId: user.id }, subscriber)]
}

/** Moves the subscriber of a member along with the account; one that stood at the new address becomes theirs. */
export async function followAddress(userId: string, now: string): Promise<void> {
  for await (const { id } of eachItem(subscribers, { index: 'gsi3', pk: subscriberOf(userId) }))
    await moveToAccount(id, userId, now)
  await untilUnchanged(async () => {
    const user = await users.get({ id: userId }, { consistent: true })
    const writes = user ? await linked(user, now) : []
    if (writes.length > 0) await commit(...writes)
  })
}
