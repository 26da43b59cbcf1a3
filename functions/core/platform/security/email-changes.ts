import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

const hoursOpen = 24

/** The address a member wants, until its code comes back. No code was mailed to an address that is taken. */
export const emailChanges = entity({
  name: 'email-change',
  erasure: 'with the member',
  schema: z.object({
    userId: UserId,
    email: z.string(),
    requestedAt: z.iso.datetime(),
    codeHash: z.optional(z.string()),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'EMAIL_CHANGE' }),
  expiresAt: ({ requestedAt }) => addTime(requestedAt, { hours: hoursOpen }),
})

/** The table deletes late, days late at worst: what has expired counts as gone before. */
export const isOpen = ({ requestedAt }: { requestedAt: string }, now: string): boolean =>
  now < addTime(requestedAt, { hours: hoursOpen })

type Change = { userId: string; email: string; codeHash?: string | undefined }

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Bound to the member and the address, so that a code proves nothing else. */
export const codeHash = ({ userId, email }: Change, code: string): string =>
  createHash('sha256').update(`${userId} ${email} ${code}`).digest('base64url')

export function provesAddress(change: Change, code: string): boolean {
  const [given, expected] = [Buffer.from(codeHash(change, code)), Buffer.from(change.codeHash ?? '')]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
