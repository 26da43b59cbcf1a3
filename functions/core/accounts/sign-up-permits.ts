import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import type { Write } from '#core/db/write.ts'
import { addTime } from '#shared/time/add-time.ts'

const secondsValid = 60

/** That our own registration is about to sign an address up. What is kept names neither the permit nor the address. */
const signUpPermits = entity({
  name: 'sign-up-permit',
  schema: z.object({ hash: z.string(), expiresAt: z.iso.datetime(), version: z.int() }),
  key: ({ hash }: { hash: string }) => ({ pk: `SIGN_UP#${hash}`, sk: 'PERMIT' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

const hashOf = (permit: string, email: string) =>
  createHash('sha256').update(`${permit} ${email}`).digest('hex')

export function permitSignUp(email: string, now: string): { permit: string; write: Write } {
  const permit = randomBytes(32).toString('base64url')
  const expiresAt = addTime(now, { seconds: secondsValid })
  const stored = { hash: hashOf(permit, email), expiresAt, version: 1 }
  return { permit, write: signUpPermits.put(stored, { absent: true }) }
}

/** It is not spent: a call of the pool whose answer was lost is made again with the same one. */
export async function isSignUpPermitted(permit: string, email: string, now: string): Promise<boolean> {
  const found = await signUpPermits.get({ hash: hashOf(permit, email) }, { consistent: true })
  return found !== undefined && now < found.expiresAt
}
