import {
  type FrozenCampaign,
  type Recipient,
  recipients,
} from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { mailTo } from '#core/newsletter/newsletter-campaigns/mail-to-reader.ts'
import { personOf } from '#core/newsletter/newsletter-campaigns/person-of.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { nextAttemptAt } from '#core/platform/mails/retry-schedule.ts'
import { AppError } from '#shared/errors.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** A worker that dies while sending holds its recipient no longer than this. */
const leaseSeconds = 120
const mostAttempts = 5
/** Five tries take well over an hour: so long a mail service may be down. */
const retryAt = (attempts: number, now: string) => nextAttemptAt(2 * attempts - 1, now)
/** The service took too many at once; that is no failure of this one. */
const throttledSeconds = 30

const throttling = new Set(['Throttling', 'ThrottlingException', 'TooManyRequestsException'])
/** They say something about all mails of the platform. */
const senderRefused = new Set([
  'AccessDenied',
  'AccessDeniedException',
  'AccountSendingPausedException',
  'ConfigurationSetDoesNotExistException',
  'ConfigurationSetSendingPausedException',
  'MailFromDomainNotVerifiedException',
])
/** They come again on every retry. */
const permanent = new Set(['InvalidHeader', 'InvalidParameterValue', 'MessageRejected'])

/** `taken`: another worker has them, or they are done. */
export type Result = 'sent' | 'skipped' | 'failed' | 'later' | 'throttled' | 'refused' | 'taken'

/**
 * Sends a campaign to one recipient. The lease makes sure that of several workers one sends; a crash between SES taking
 * the mail and our note of it is the only way to send twice. The person is looked at last, as they are in that moment.
 */
export async function sendToRecipient(
  campaign: Campaign,
  frozen: FrozenCampaign,
  listed: Recipient,
  now: () => string,
): Promise<Result> {
  const leased = await lease(listed, now())
  if (!leased) return 'taken'
  // Only a recipient that ends its worker each time comes here.
  if (leased.attempts > mostAttempts) return settle(leased, { status: 'failed', why: 'Abandoned' }, now())
  try {
    const person = await personOf(leased.recipientId, campaign)
    if ('skipped' in person) return settle(leased, { status: 'skipped', why: person.skipped }, now())
    await mailTo(person.reader, { campaign, content: frozen, recipientId: leased.recipientId }, now())
  } catch (error) {
    return noteFailure(leased, error, now())
  }
  // Outside of the try: a note that fails must not make a sent mail look unsent.
  return settle(leased, { status: 'sent' }, now())
}

async function lease(recipient: Recipient, now: string): Promise<Recipient | undefined> {
  const leased: Recipient = {
    ...recipient,
    status: 'sending',
    attempts: recipient.attempts + 1,
    nextAttemptAt: addTime(now, { seconds: leaseSeconds }),
    at: now,
    version: recipient.version + 1,
  }
  try {
    await commit(recipients.put(leased, { version: recipient.version }))
    return leased
  } catch (error) {
    if (error instanceof AppError && error.code === 'version_conflict') return undefined
    throw error
  }
}

async function noteFailure(leased: Recipient, error: unknown, now: string): Promise<Result> {
  const why = error instanceof Error ? error.name : 'Error'
  const { campaignId, recipientId, attempts } = leased
  const isThrottled = throttling.has(why)
  if (isThrottled || senderRefused.has(why)) {
    const again = addTime(now, { seconds: throttledSeconds })
    await settle(leased, { status: 'waiting', attempts: attempts - 1, nextAttemptAt: again }, now)
    if (!isThrottled) log.error('mail.given_up', { campaignId, error })
    return isThrottled ? 'throttled' : 'refused'
  }
  log.warn('campaign.mail_not_sent', { campaignId, recipientId, attempts, error })
  if (permanent.has(why) || attempts >= mostAttempts) return settle(leased, { status: 'failed', why }, now)
  await settle(leased, { status: 'waiting', why, nextAttemptAt: retryAt(attempts, now) }, now)
  return 'later'
}

type Outcome = Pick<Recipient, 'status'> & Partial<Recipient>

/**
 * Notes what became of a lease. A bounce may have been noted at the recipient meanwhile, and stays; if the lease has run
 * out and someone else took it, theirs counts.
 */
async function settle(leased: Recipient, outcome: Outcome, now: string): Promise<Result> {
  let current: Recipient | undefined = leased
  await untilUnchanged(async () => {
    current ??= await recipients.get(leased, { consistent: true })
    const mine = current
    current = undefined
    if (mine?.status !== 'sending' || mine.attempts !== leased.attempts) return
    const { nextAttemptAt: _, why: __, ...rest } = mine
    const settled: Recipient = { ...rest, ...outcome, at: now, version: mine.version + 1 }
    await commit(recipients.put(settled, { version: mine.version }))
  })
  return outcome.status === 'waiting' || outcome.status === 'sending' ? 'later' : outcome.status
}
