import { mailTests } from '#core/mail/mail-reach/mail-tests.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'

/** Returns the handle in the link of a member’s test email, as if it had been sent at that time. */
export async function putMailTest(userId: string, sentAt = new Date().toISOString()): Promise<string> {
  const user = await users.get({ id: userId })
  if (!user) throw new Error(`there is no member ${userId}`)
  const id = newId('mlt', sentAt)
  const { handle, secretHash } = newHandle(id)
  await commit(mailTests.derive({ userId, id, email: user.email, secretHash, sentAt, version: 1 }))
  return handle
}
