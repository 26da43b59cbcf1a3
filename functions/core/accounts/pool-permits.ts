import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import type { Write } from '#core/db/write.ts'
import { addTime } from '#shared/time/add-time.ts'

const secondsValid = 60

/**
 * That we are about to ask the pool ourselves for what anybody could ask it for: to sign an address up, or to mail a
 * member the code for another one. What is kept names neither the permit nor the address or member.
 */
const poolPermits = entity({
  name: 'pool-permit',
  schema: z.object({ hash: z.string(), expiresAt: z.iso.datetime(), version: z.int() }),
  key: ({ hash }: { hash: string }) => ({ pk: `POOL_PERMIT#${hash}`, sk: 'PERMIT' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

const hashOf = (permit: string, subject: string) =>
  createHash('sha256').update(`${permit} ${subject}`).digest('hex')

/** `subject` is the address that is signed up, or the id of the member. */
export function permitAtPool(subject: string, now: string): { permit: string; write: Write } {
  const permit = randomBytes(32).toString('base64url')
  const expiresAt = addTime(now, { seconds: secondsValid })
  const stored = { hash: hashOf(permit, subject), expiresAt, version: 1 }
  return { permit, write: poolPermits.put(stored, { absent: true }) }
}

/** It is not spent: a call of the pool whose answer was lost is made again with the same one. */
export async function isPermittedAtPool(permit: string, subject: string, now: string): Promise<boolean> {
  const found = await poolPermits.get({ hash: hashOf(permit, subject) }, { consistent: true })
  return found !== undefined && now < found.expiresAt
}
