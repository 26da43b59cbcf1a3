import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { commit } from '#core/db/commit.ts'
import { env } from '#core/env.ts'
import { log } from '#core/log/log.ts'
import { AppError } from '#shared/errors.ts'
import { siteName } from '#shared/site-name.ts'
import { addTime } from '#shared/time/add-time.ts'
import type { MailTemplate } from './mail-template.ts'
import { mails, type StoredMail } from './mails.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { maxAttempts, nextAttemptAt } from './retry-schedule.ts'
import { suppressions } from './suppressions.ts'
import { type TemplateId, templates } from './templates.ts'

/** A worker that dies while sending holds its mail no longer than this. */
const leaseSeconds = 120

/** Of one mail alone: what else it will never send says something about all of them. */
const badAddress = 'InvalidParameterValue'

/** What SES will refuse again however often it is tried. */
const permanentErrors = new Set([badAddress, 'MessageRejected', 'MailFromDomainNotVerifiedException'])

let client: SESClient | undefined

/**
 * Sends one mail of the queue if it is due. The lease makes sure that of several workers one sends; a crash between
 * SES taking the mail and our note of it is the only way to send twice.
 */
export async function deliverMail(mailId: string, now: string): Promise<void> {
  const queued = await mails.get({ id: mailId }, { consistent: true })
  if (!queued?.nextAttemptAt || queued.nextAttemptAt > now) return
  const mail = await lease(queued, now)
  if (!mail) return
  // Only a mail that ends its worker each time comes here; it must not do so for ever.
  if (mail.attempts > maxAttempts) {
    await settle(mail, { status: 'failed', lastError: 'Abandoned' })
    log.error('mail.given_up', { mailId, attempts: mail.attempts })
    return
  }

  const suppressed = await suppressions.get({ email: mail.toEmail.toLowerCase() })
  if (suppressed)
    return settle(mail, { status: 'suppressed', lastError: `Suppressed after a ${suppressed.reason}` })

  let messageId: string | undefined
  try {
    messageId = await send(mail)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error'
    const retryAt = permanentErrors.has(name) ? undefined : nextAttemptAt(mail.attempts, thisMoment(now))
    await settle(mail, { status: retryAt ? 'queued' : 'failed', nextAttemptAt: retryAt, lastError: name })
    log.warn('mail.not_sent', { mailId, attempts: mail.attempts, retryAt, error })
    // An alarm rings for it: whoever sends nothing any more, such as from SES’s sandbox, sees it nowhere else in time.
    if (!retryAt && name !== badAddress) log.error('mail.given_up', { mailId, error })
    return
  }
  // Outside of the try: a note that fails must not make a sent mail look unsent.
  await settle(mail, { status: 'sent', sentAt: thisMoment(now), providerMessageId: messageId })
  log.info('mail.sent', { mailId, templateId: mail.templateId })
}

/**
 * By the machine's clock: `now` is when the event or the run was due, which is long past for one that was delivered
 * late or has sent many others before. A clock that was moved ahead counts as it is.
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

async function settle({ secretData, ...mail }: StoredMail, outcome: Outcome): Promise<void> {
  const mayGoYet = outcome.status === 'queued' || outcome.status === 'failed'
  const settled: StoredMail = {
    ...mail,
    ...(mayGoYet && secretData && { secretData }),
    nextAttemptAt: undefined,
    ...outcome,
    version: mail.version + 1,
  }
  await commit(mails.put(settled, { version: mail.version }))
}

async function send(mail: StoredMail): Promise<string | undefined> {
  const template: MailTemplate | undefined = templates[mail.templateId as TemplateId]
  if (!template) throw new Error(`there is no email template ${mail.templateId}`)
  const data = { siteUrl: env('SITE_URL'), ...mail.templateData, ...mail.secretData }
  const content: RenderedMail = renderMail(template, data)
  client ??= new SESClient({ maxAttempts: 2 })
  const { MessageId } = await client.send(
    new SendEmailCommand({
      Source: `${siteName} <${env('MAIL_FROM')}>`,
      // Where one is set, SES tells of bounces and complaints through it.
      ConfigurationSetName: process.env.MAIL_CONFIGURATION_SET,
      Destination: { ToAddresses: [mail.toEmail] },
      Message: {
        Subject: { Data: content.subject, Charset: 'UTF-8' },
        Body: {
          Html: { Data: content.html, Charset: 'UTF-8' },
          Text: { Data: content.text, Charset: 'UTF-8' },
        },
      },
      Tags: [{ Name: 'mailId', Value: mail.id }],
    }),
  )
  return MessageId
}
