import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** Matches how long the verification link in the mail works. */
const hoursKept = 24
const bytesOfHash = 32

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/**
 * The password that the pool was given with a sign-up, as a slow hash, until the address is verified: the pool compares
 * none before, and whether two registrations are by the same person is asked before.
 */
export const registeredPasswords = entity({
  name: 'registered-password',
  erasure: 'with the member',
  schema: z.object({
    userId: UserId,
    secretHash: z.string(),
    expiresAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'REGISTERED_PASSWORD' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

export async function passwordHash(password: string, salt = randomBytes(16)): Promise<string> {
  const hash = await derive(password, salt, bytesOfHash)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/** May be repeated, because the pool calls a trigger again that answers late. */
export const keepRegisteredPassword = (userId: string, secretHash: string, now: string): Write =>
  registeredPasswords.derive({
    userId,
    secretHash,
    expiresAt: addTime(now, { hours: hoursKept }),
    version: 1,
  })

/**
 * True when this is the password of the sign-up that made this account in the pool. False when that is no
 * longer known.
 */
export async function isRegisteredPassword(userId: string, password: string): Promise<boolean> {
  const kept = await registeredPasswords.get({ userId }, { consistent: true })
  if (!kept) return false
  const salt = Buffer.from(kept.secretHash.split('.')[0] ?? '', 'base64url')
  const given = Buffer.from(await passwordHash(password, salt))
  const registered = Buffer.from(kept.secretHash)
  return given.length === registered.length && timingSafeEqual(given, registered)
}
