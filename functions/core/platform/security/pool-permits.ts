import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const secondsValid = 60

const PoolPermit = z.object({
  hash: z.string(),
  /** The hash of the sign-up password, until the pool has taken it. */
  passwordHash: z.optional(z.string()),
  expiresAt: z.iso.datetime(),
  version: z.int(),
})
type PoolPermit = z.infer<typeof PoolPermit>

/**
 * Notes that we are about to ask the pool ourselves for what anyone could ask it for: to sign up an address, or to
 * renew a session. The item names neither the permit nor the address.
 */
export const poolPermits = entity({
  name: 'pool-permit',
  erasure: { days: 1 },
  schema: PoolPermit,
  key: ({ hash }: { hash: string }) => ({ pk: `POOL_PERMIT#${hash}`, sk: 'PERMIT' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

const hashOf = (permit: string, subject: string) =>
  createHash('sha256').update(`${permit} ${subject}`).digest('hex')

/** The purpose of a permit that renews a session: only the pool knows whose it is. */
export const renewal = 'renewal'

/** `subject` is the address that is signed up, or `renewal`. */
export function permitAtPool(
  subject: string,
  now: string,
  passwordHash?: string,
): { permit: string; write: Write } {
  const permit = randomBytes(32).toString('base64url')
  const expiresAt = addTime(now, { seconds: secondsValid })
  const stored = {
    hash: hashOf(permit, subject),
    ...(passwordHash && { passwordHash }),
    expiresAt,
    version: 1,
  }
  return { permit, write: poolPermits.put(stored, { absent: true }) }
}

/** It is not spent: a call of the pool whose answer was lost is made again with the same one. */
export async function findPoolPermit(
  permit: string,
  subject: string,
  now: string,
): Promise<PoolPermit | undefined> {
  const found = await poolPermits.get({ hash: hashOf(permit, subject) }, { consistent: true })
  return found && now < found.expiresAt ? found : undefined
}

export const withoutPassword = ({ passwordHash: _, ...permit }: PoolPermit): Write =>
  poolPermits.put({ ...permit, version: permit.version + 1 }, { version: permit.version })
