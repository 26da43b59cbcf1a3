import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { DeskId } from '#shared/support/support-requests/named-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { emailHash } from './requests.ts'

const daysBlocked = 30

/**
 * Addresses whose mails a desk does not take, because one of their requests was spam. What someone wrote in the name of
 * an address keeps out more of that kind, and never what its owner writes.
 */
export const spamSenders = entity({
  name: 'spam-sender',
  erasure: { days: daysBlocked },
  schema: z.object({ deskId: DeskId, hash: z.string(), addedAt: z.iso.datetime(), version: z.int() }),
  key: ({ deskId, hash }: { deskId: DeskId; hash: string }) => ({
    pk: `SPAMMER#${deskId}#${hash}`,
    sk: 'SPAMMER',
  }),
  expiresAt: ({ addedAt }) => addTime(addedAt, { days: daysBlocked }),
})

const hashOf = (email: string, isProven: boolean) => emailHash(isProven ? email : `unproven ${email}`)

/** Whether a desk takes no mails of a sender at the moment. */
export async function isSpamSender(
  deskId: DeskId,
  { email, isProven }: { email: string; isProven: boolean },
  now: string,
): Promise<boolean> {
  const hashes = [hashOf(email, true), ...(isProven ? [] : [hashOf(email, false)])]
  const found = await Promise.all(
    hashes.map((hash) => spamSenders.get({ deskId, hash }, { consistent: true })),
  )
  return found.some((one) => one && now < addTime(one.addedAt, { days: daysBlocked }))
}

const senderOf = ({ deskId, requester }: SupportRequest, addedAt: string) => ({
  deskId,
  hash: hashOf(requester.email, requester.proven),
  addedAt,
  version: 1,
})

/** Mails of the sender are not taken for some days, or again. */
export const blockSender = (request: SupportRequest, now: string): Write =>
  spamSenders.derive(senderOf(request, now))
export const unblockSender = (request: SupportRequest, now: string): Write =>
  spamSenders.underive(senderOf(request, now))
