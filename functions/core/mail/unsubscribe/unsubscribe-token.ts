import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { MailsOfNoun, type Switchable } from '#core/platform/mails/mail-switches.ts'
import { isSigned, signedNow } from '#core/platform/secrets/signing-keys.ts'
import { PreferenceType } from '#shared/platform/notifications/category.ts'
import { UserId } from '#shared/platform/users/user.ts'

/**
 * Identifies the mails and the member: a category of them, or those with a switch of their own. It names the member, not
 * the address, so that a change of address does no harm.
 */
export type Unsubscribable = { userId: string; category: PreferenceType; purpose?: undefined } | MailsOfNoun

/** The purpose is part of the signed text, so that no token for another one passes as one of these. */
const categories = 'notifications'

const claimOf = (of: Switchable) =>
  of.purpose ? `${of.purpose}-${of.id}` : `${categories}-${of.userId}-${of.category}`

const signature = (claim: string) => (key: string) => createHmac('sha256', key).update(claim).digest('hex')

/** A token that turns such mails on or off for one member, and can do nothing else. It does not expire. */
export async function newUnsubscribeToken(of: Switchable): Promise<string> {
  const claim = claimOf(of)
  return `${claim}-${await signedNow('UNSUBSCRIBE_SECRET', signature(claim))}`
}

/** The purpose of a token; undefined if we did not sign it. */
export async function readUnsubscribeToken(token: string): Promise<Unsubscribable | undefined> {
  const [, claim, purpose, id, signed] = /^(([a-z_]{1,40})-([\w-]{1,100}))-([0-9a-f]{64})$/.exec(token) ?? []
  const of = purpose === categories ? ofCategory(id) : z.safeParse(MailsOfNoun, { purpose, id })
  if (!of.success || !claim || !signed) return undefined
  return (await isSigned('UNSUBSCRIBE_SECRET', signed, signature(claim))) ? of.data : undefined
}

function ofCategory(id: string | undefined) {
  const [, userId, category] = /^([0-9a-f-]{36})-([a-z_]{1,40})$/.exec(id ?? '') ?? []
  return z.safeParse(z.object({ userId: UserId, category: PreferenceType }), { userId, category })
}
