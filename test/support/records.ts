import { randomInt, randomUUID } from 'node:crypto'
import { openGoogleSession } from '#core/accounts/accounts/google-sessions.ts'
import { exports as dataExports } from '#core/accounts/exports/exports.ts'
import { impersonations } from '#core/platform/actors/impersonations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { mails, type StoredMail } from '#core/platform/mails/mails.ts'
import { changeUnread, notifications } from '#core/platform/notifications/notifications.ts'
import { roles } from '#core/platform/roles/roles.ts'
import { sessions } from '#core/platform/sessions/sessions.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import type { Mail } from '#shared/platform/mails/mail.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import type { Role } from '#shared/platform/roles/role.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Client } from './client.ts'
import { partsOf } from './tokens.ts'

/** Returns the user that the token names, without requesting the profile. */
export function userIdOf({ token }: Client): string {
  const subject = token && partsOf(token).claims.sub
  if (!subject) throw new Error('Only a signed-in caller has an id.')
  return subject
}

/** Changes a profile behind the API, whatever the platform itself is changing of it at that moment. */
export function changeUser(id: string, changes: Partial<User>): Promise<void> {
  return untilUnchanged(async () => {
    const user = await users.get({ id }, { consistent: true })
    if (!user) throw new Error(`there is no user ${id}`)
    await commit(users.put({ ...user, ...changes, version: user.version + 1 }, { version: user.version }))
  })
}

const writesAtOnce = 50

/** Unread notifications of one member, oldest first, a second apart and ending at `at`. */
export async function giveNotifications(
  userId: string,
  count: number,
  at: string = new Date().toISOString(),
): Promise<Notification[]> {
  const given = Array.from({ length: count }, (_, index): Notification => {
    const createdAt = new Date(Date.parse(at) - (count - 1 - index) * 1000).toISOString()
    return {
      id: newId('ntf', createdAt),
      userId,
      type: 'info',
      title: `Notification ${index + 1}`,
      message: 'A message to page through.',
      read: false,
      createdAt,
      version: 1,
    }
  })
  const writes: Write[] = given.map((notification) => notifications.put(notification, { absent: true }))
  for (let start = 0; start < count; start += writesAtOnce) {
    const batch = writes.slice(start, start + writesAtOnce)
    await commit(...batch, changeUnread(userId, batch.length))
  }
  return given
}

/** Stores a mail in the queue with some history. Nothing is announced. */
export async function putMail(fields: Partial<StoredMail> = {}): Promise<Mail> {
  const createdAt = new Date().toISOString()
  const mail: Mail = {
    id: newId('mail', createdAt),
    toEmail: 'someone@example.test',
    templateId: 'welcome',
    templateData: { firstName: 'Ann' },
    priority: 'normal',
    status: 'failed',
    attempts: 8,
    lastError: 'ServiceUnavailable',
    createdAt,
    version: 1,
    ...fields,
  }
  await commit(mails.put(mail, { absent: true }))
  return mail
}

/**
 * Puts the session of a visitor whom Google has identified but who has no account, as of the given time, and
 * returns its handle.
 */
export async function putGoogleSession(email: string, now = new Date().toISOString()): Promise<string> {
  const googleId = randomInt(1e12, 1e14).toString()
  const { handle, write } = openGoogleSession({ googleId, email, name: 'Gwen Gale' }, now)
  await commit(write)
  return handle
}

/** Stores an impersonation with some history that was never announced. */
export async function putImpersonation(
  adminId: string,
  targetId: string,
  fields: { expiresAt?: string } = {},
): Promise<{ id: `imp_${string}`; handle: string }> {
  const createdAt = new Date().toISOString()
  const id = newId('imp', createdAt)
  const expiresAt = new Date(Date.parse(createdAt) + 60_000).toISOString()
  const { handle, secretHash } = newHandle(id)
  const impersonation = { id, adminId, targetId, createdAt, expiresAt, version: 1, secretHash, ...fields }
  await commit(impersonations.put(impersonation, { absent: true }))
  return { id, handle }
}

/** A device of a member that was seen once, and never really signed in. */
export async function putSession(userId: string): Promise<string> {
  const at = new Date().toISOString()
  const session = {
    id: randomUUID(),
    userId,
    userAgent: '',
    ip: '',
    signedInAt: at,
    lastSeenAt: at,
    version: 1,
  }
  await commit(sessions.put(session, { absent: true }))
  return session.id
}

let roleCount = 0
export const newRoleName = () => `role_${Date.now().toString(36)}_${process.pid}_${++roleCount}`

export async function putRole(permissions: Role['permissions'] = []): Promise<string> {
  const role = { name: newRoleName(), description: 'A role', permissions }
  await commit(roles.put({ ...role, updatedAt: new Date().toISOString(), version: 1 }, { absent: true }))
  return role.name
}

/** A copy of a member’s data that can be downloaded, without its file. */
export async function putExport(userId: string): Promise<`exp_${string}`> {
  const requestedAt = new Date().toISOString()
  const id = newId('exp', requestedAt)
  const expiresAt = new Date(Date.parse(requestedAt) + 3_600_000).toISOString()
  const ready = { id, userId, state: 'ready' as const, requestedAt, expiresAt, version: 1 }
  await commit(dataExports.put(ready, { absent: true }))
  return id
}
