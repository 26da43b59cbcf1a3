import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import { commit } from '#core/db/commit.ts'
import { writeBatch } from '#core/db/write-batch.ts'
import { env } from '#core/env.ts'
import { type OwnItem, ownItems } from '#core/exports/own-items.ts'
import { invitations, invitedAddresses } from '#core/invitations/invitations.ts'
import { log } from '#core/log/log.ts'
import { mails } from '#core/mails/mails.ts'
import { suppressions } from '#core/mails/suppressions.ts'
import { deleteObject, listObjects } from '#core/storage/objects.ts'
import { keepAdministrators } from '#core/users/administrators.ts'
import { emailClaims } from '#core/users/email-claims.ts'
import { users } from '#core/users/users.ts'
import { deletions, erasures } from './deletions.ts'

/** Taken away by the readers of the stream once the profile is gone, or last of all by this. */
const lastToGo = new Set(['PROFILE', 'DELETION', 'COUNTED'])

/**
 * Leaves nothing of a member: login, files, everything below the member's key and what is kept by address. Each step
 * may be repeated, and the profile goes last, so that an erasure that broke off is found and finished.
 */
export async function eraseAccount(userId: string, now: string): Promise<void> {
  const user = await users.get({ id: userId }, { consistent: true })
  await deleteLogin(userId)
  for (const prefix of ['media/profile-pictures', 'documents', 'quarantine', 'exports'])
    for (const key of await listObjects(`${prefix}/${userId}/`)) await deleteObject(key)
  if (user) await eraseAddress(user.email, userId)
  await eraseItems(`IDEMPOTENCY#${userId}`)
  await eraseItems(`USER#${userId}`, ({ sk }) => !lastToGo.has(sk))

  const deletion = await deletions.get({ userId }, { consistent: true })
  const erasure = await erasures.get({ userId }, { consistent: true })
  await commit(
    ...(user ? [users.delete(user), ...keepAdministrators(user, undefined)] : []),
    ...(deletion ? [deletions.delete(deletion)] : []),
    ...(erasure ? [] : [erasures.put({ userId, erasedAt: now, version: 1 }, { absent: true })]),
  )
  log.info('account.erased', { userId })
}

async function deleteLogin(userId: string): Promise<void> {
  try {
    await userPool().send(new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: userId }))
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserNotFoundException') throw error
  }
}

async function eraseAddress(email: string, userId: string): Promise<void> {
  const [claim, suppression, invited] = await Promise.all([
    emailClaims.get({ email }, { consistent: true }),
    suppressions.get({ email }, { consistent: true }),
    invitedAddresses.get({ email }, { consistent: true }),
  ])
  const invitation = invited && (await invitations.get({ id: invited.invitationId }, { consistent: true }))
  const writes = [
    ...(claim?.userId === userId ? [emailClaims.delete(claim)] : []),
    ...(suppression ? [suppressions.delete(suppression)] : []),
    ...(invited ? [invitedAddresses.delete(invited)] : []),
    ...(invitation ? [invitations.delete(invitation)] : []),
  ]
  if (writes.length > 0) await commit(...writes)
  let cursor: string | undefined
  do {
    const page = await mails.list({ index: 'gsi3', pk: `MAILS_TO#${email}`, limit: 100, cursor })
    await writeBatch(page.items.map((mail) => ({ DeleteRequest: { Key: mails.key(mail) } })))
    cursor = page.nextCursor
  } while (cursor)
}

async function eraseItems(pk: string, chosen: (item: OwnItem) => boolean = () => true): Promise<void> {
  const keys: { pk: string; sk: string }[] = []
  for await (const item of ownItems(pk)) if (chosen(item)) keys.push({ pk: item.pk, sk: item.sk })
  await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
}
