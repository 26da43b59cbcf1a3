import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { log } from '#core/platform/log/log.ts'
import { keepErased } from '#core/platform/recovery/erased-accounts.ts'
import { deleteObject, listObjects } from '#core/platform/storage/objects.ts'
import { addressesOf } from '#core/platform/users/addresses-of.ts'
import { withoutAdministrator } from '#core/platform/users/administrators.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { type OwnItem, ownItems } from '#core/platform/users/own-items.ts'
import { users } from '#core/platform/users/users.ts'
import { deletions, erasures } from './deletions.ts'
import type { ErasedData } from './erased-data.ts'
import * as nouns from './member-data-of-nouns.ts'

/**
 * Puts data that must stay where it is kept without its member; everything below the member’s key goes with the rest.
 */
async function keepOwnItems(data: readonly ErasedData[], userId: string): Promise<void> {
  const keep = new Map(data.flatMap(({ kept = [] }) => kept).map(({ of, as }) => [of.name, as]))
  const items: Record<string, unknown>[] = []
  for await (const item of ownItems(`USER#${userId}`)) {
    const kept = keep.get(item.entity ?? '')?.(item)
    if (kept) items.push(withoutUndefined(kept))
  }
  await writeBatch(items.map((Item) => ({ PutRequest: { Item } })))
}

/** Batch writes store values as they are, so undefined ones must go first. */
const withoutUndefined = (item: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))

const data: readonly ErasedData[] = Object.values(nouns)

/** Taken away by the readers of the stream once the profile is gone, or last of all by this. */
const lastToGo = new Set(['DELETION', 'COUNTED'])
/** The marker that tells simultaneous writers that the member leaves, for as long as there is anything else. */
const signs = new Set(['PROFILE', 'BILLING', ...lastToGo])

/**
 * Leaves nothing about a member: login, files, everything below the member's key and what is kept by address. Each step
 * may be repeated, beginning with refunds and the end of all charges, and the request goes last, so that an erasure that broke off
 * is found and finished. Each noun declares what there is beyond the member's key.
 */
export async function eraseAccount(
  userId: string,
  now: string,
  /** It was erased before and came back with a restored table: the payment providers are not told a second time. */
  { isRepeated = false } = {},
): Promise<void> {
  const user = await users.get({ id: userId }, { consistent: true })
  // The member may have become an administrator since asking; the last one would be left half erased. One who was
  // erased after a backup may still be an administrator in it.
  if (!isRepeated && user?.membershipType === 'admin' && user.status !== 'suspended')
    throw new Error(`The administrator ${userId} cannot be erased.`)
  const leaving = { userId, user, now, isSettled: isRepeated }
  if (!isRepeated) {
    for (const { settle } of data) await settle?.(leaving)
    for (const { end } of data) await end?.(leaving)
  }
  for (const { erase } of data) await erase?.(leaving)
  await deleteFiles(userId)
  for (const { email, until } of user ? addressesOf(user, now) : [])
    await eraseAddress(data, { email, until, userId, now })
  for (const pk of data.flatMap(({ partitions }) => partitions?.(leaving) ?? [])) await eraseItems(pk)
  await keepOwnItems(data, userId)
  await eraseItems(`USER#${userId}`, ({ sk }) => !signs.has(sk))

  const erasure = await erasures.get({ userId }, { consistent: true })
  const parting = [
    ...(user ? [users.delete(user)] : []),
    ...(user && isRepeated ? withoutAdministrator(user) : []),
    ...(erasure ? [] : [erasures.put({ userId, erasedAt: now, version: 1 }, { absent: true })]),
  ]
  if (parting.length > 0) await commit(...parting)
  if (!isRepeated) await keepErased(userId, erasure?.erasedAt ?? now)
  // A visitor who still found the profile may have written something in the meantime.
  await eraseItems(`USER#${userId}`, ({ sk }) => !lastToGo.has(sk))
  await deleteFiles(userId)
  const deletion = await deletions.get({ userId }, { consistent: true })
  if (deletion) await commit(deletions.delete(deletion))
  log.info('account.erased', { userId })
}

async function deleteFiles(userId: string): Promise<void> {
  for (const prefix of data.flatMap(({ files = [] }) => files))
    for (const key of await listObjects(`${prefix}/${userId}/`)) await deleteObject(key)
}

async function eraseItems(pk: string, chosen: (item: OwnItem) => boolean = () => true): Promise<void> {
  const keys: { pk: string; sk: string }[] = []
  for await (const item of ownItems(pk)) if (chosen(item)) keys.push({ pk: item.pk, sk: item.sk })
  await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
}

/**
 * Erases what is kept under an address that belonged to a member until then. The data of its present owner
 * stays.
 */
async function eraseAddress(
  data: readonly ErasedData[],
  { email, until, userId, now }: { email: string; until: string; userId: string; now: string },
): Promise<void> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  const theirs = claim?.userId === userId
  for (const { eraseAt } of data)
    await eraseAt?.({
      email,
      // A run goes by the time it was due; a mail sent since then to an address that is still theirs is theirs, too.
      until: theirs ? undefined : until,
      passedOn: claim !== undefined && !theirs,
      now,
    })
  // Last of all: it says whose the address is.
  if (claim && theirs) await commit(emailClaims.delete(claim))
}
