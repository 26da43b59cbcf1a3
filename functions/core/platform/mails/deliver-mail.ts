import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { log } from '#core/platform/log/log.ts'
import { currentHold } from '#core/platform/recovery/current-hold.ts'
import { AppError } from '#shared/errors.ts'
import { hasSwitch } from '#shared/platform/notifications/category.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { MailSwitches, Switchable } from './mail-switches.ts'
import { mails, type StoredMail } from './mails.ts'
import { maxAttempts, nextAttemptAt } from './retry-schedule.ts'
import { sendMail, type WayOff } from './send-mail.ts'
import { type StoredSuppression, suppressionOfAll } from './suppressions.ts'
import { templateOf } from './template-of.ts'

/** A worker that dies while sending holds its mail no longer than this. */
const leaseSeconds = 120

/** Concerns one mail alone: any other permanent refusal says something about all of them. */
const badAddress = 'InvalidParameterValue'

/** Errors that SES returns again on every retry, or that mean we cannot write the mail. */
const permanentErrors = new Set([
  badAddress,
  'InvalidHeader',
  'MessageRejected',
  'MailFromDomainNotVerifiedException',
])

/**
 * Sends one mail of the queue if it is due. The lease makes sure that of several workers one sends; a crash between
 * SES taking the mail and our note of it is the only way to send twice.
 */
export async function deliverMail(mailId: string, now: string, switches: MailSwitches): Promise<void> {
  // After a restore, the mails of its table may have gone out before: they stay as they are, and due.
  if (await currentHold()) return
  const queued = await mails.get({ id: mailId }, { consistent: true })
  if (!queued?.nextAttemptAt || queued.nextAttemptAt > now) return
  const mail = await lease(queued, now)
  if (!mail) return
  // Only a mail that ends its worker each time comes here; it must not do so forever.
  if (mail.attempts > maxAttempts) {
    await settle(mail, { status: 'failed', lastError: 'Abandoned' })
    log.error('mail.given_up', { mailId, attempts: mail.attempts })
    return
  }

  const suppressed = await suppressionOfAll(mail.toEmail)
  if (suppressed && !goesOutStill(suppressed, mail))
    return settle(mail, { status: 'suppressed', lastError: suppressedBy[suppressed.reason] })

  let messageId: string | undefined
  let isWanted = true
  try {
    const off = await switchOf(mail, switches)
    isWanted = off !== 'unwanted'
    if (off !== 'unwanted') messageId = await sendMail(mail, off, thisMoment(now))
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error'
    const retryAt = permanentErrors.has(name) ? undefined : nextAttemptAt(mail.attempts, thisMoment(now))
    await settle(mail, { status: retryAt ? 'queued' : 'failed', nextAttemptAt: retryAt, lastError: name })
    log.warn('mail.not_sent', { mailId, attempts: mail.attempts, retryAt, error })
    // An alarm rings for it: a sender that is blocked, such as in SES’s sandbox, would otherwise be noticed too late.
    if (!retryAt && name !== badAddress) log.error('mail.given_up', { mailId, error })
    return
  }
  if (!isWanted) return settle(mail, { status: 'unwanted' })
  // Outside of the try: a note that fails must not make a sent mail look unsent.
  const sentAt = thisMoment(now)
  const { about } = mail
  await settle(
    mail,
    { status: 'sent', sentAt, providerMessageId: messageId },
    about && messageId
      ? announce('mail.sent', { mailId: mail.id, about, providerMessageId: messageId }, sentAt)
      : undefined,
  )
  log.info('mail.sent', { mailId, templateId: mail.templateId })
}

const suppressedBy = {
  bounce: 'Suppressed after a bounce',
  complaint: 'Suppressed after a complaint',
  by_hand: 'Suppressed by hand',
} as const

/** People who want no mail of ours still have to log in: what concerns their account reaches them. */
function goesOutStill({ reason }: StoredSuppression, mail: StoredMail): boolean {
  const template = templateOf(mail)
  return Boolean(reason === 'bounce' ? template?.alsoAfterBounce : template?.alsoAfterComplaint)
}

/**
 * Returns the machine’s time: `now` is when the event or the run was due, which is long past for one that was
 * delivered late or has sent many others before. A clock that was moved ahead counts as it is.
 */
const thisMoment = (now: string) => new Date(Math.max(Date.parse(now), Date.now())).toISOString()

const leaseEnd = (now: string) => addTime(thisMoment(now), { seconds: leaseSeconds })

async function lease(mail: StoredMail, now: string): Promise<StoredMail | undefined> {
  const leased: StoredMail = {
    ...mail,
    status: 'sending',
    attempts: mail.attempts + 1,
    nextAttemptAt: leaseEnd(now),
    version: mail.version + 1,
  }
  try {
    await commit(mails.put(leased, { version: mail.version }))
    return leased
  } catch (error) {
    if (error instanceof AppError && error.kind === 'conflict') return undefined
    throw error
  }
}

type Outcome = Partial<StoredMail> & Pick<StoredMail, 'status'>

/** `told` announces the outcome in the same commit. */
async function settle({ secretData, ...mail }: StoredMail, outcome: Outcome, told?: Write): Promise<void> {
  const mayGoYet = outcome.status === 'queued' || outcome.status === 'failed'
  const settled: StoredMail = {
    ...mail,
    ...(mayGoYet && secretData && { secretData }),
    nextAttemptAt: undefined,
    ...outcome,
    version: mail.version + 1,
  }
  await commit(mails.put(settled, { version: mail.version }), ...(told ? [told] : []))
}

/**
 * Returns how the member turns such mails off, if they can, or reports that they already have. A failed read
 * is retried.
 */
async function switchOf(mail: StoredMail, switches: MailSwitches): Promise<WayOff | 'unwanted' | undefined> {
  const of = switchableOf(mail)
  if (!of) return undefined
  return (await switches.isWanted(of)) ? switches.wayOff(of) : 'unwanted'
}

function switchableOf({ userId, category, wantedBy }: StoredMail): Switchable | undefined {
  if (wantedBy) return wantedBy
  return userId && category && hasSwitch(category) ? { userId, category } : undefined
}
