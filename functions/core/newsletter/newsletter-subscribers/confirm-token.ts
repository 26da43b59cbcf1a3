import { createHmac } from 'node:crypto'
import { isSigned, signedNow } from '#core/platform/secrets/signing-keys.ts'
import { daysLinkWorks } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** Part of the signed text, so that a link to unsubscribe never confirms. */
const purpose = 'newsletter_confirm'

const signature = (claim: string) => (key: string) => createHmac('sha256', key).update(claim).digest('hex')

/** A token that confirms one subscriber within a week, and can do nothing else. It stands in the path of a link. */
export async function newConfirmToken(subscriberId: string, now: string): Promise<string> {
  const claim = `${purpose}-${subscriberId}-${Date.parse(now).toString(36)}`
  return `${claim}-${await signedNow('UNSUBSCRIBE_SECRET', signature(claim))}`
}

/** The subscriber of a token; undefined if we did not sign it as one of these. */
export async function subscriberToConfirm(token: string, now: string): Promise<string | undefined> {
  const [, claim, id, time, signed] =
    /^(newsletter_confirm-(nls_[0-9A-Z]{26})-([0-9a-z]{1,12}))-([0-9a-f]{64})$/.exec(token) ?? []
  if (!claim || !id || !time || !signed) return undefined
  if (!(await isSigned('UNSUBSCRIBE_SECRET', signed, signature(claim)))) return undefined
  const madeAt = new Date(Number.parseInt(time, 36)).toISOString()
  if (addTime(madeAt, { days: daysLinkWorks }) <= now) throw subscriberRefusal.linkOld()
  return id
}
