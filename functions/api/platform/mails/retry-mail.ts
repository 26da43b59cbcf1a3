import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { mails, type StoredMail } from '#core/platform/mails/mails.ts'
import { templateOf } from '#core/platform/mails/template-of.ts'
import { AppError } from '#shared/errors.ts'
import { placeholdersIn } from '#shared/mail/mail-templates/placeholders-in.ts'
import { retryMail as contract } from '#shared/platform/mails/contract.ts'
import type { Mail } from '#shared/platform/mails/mail.ts'

async function retryMail({ params, now, remember }: ApiRequest<typeof contract>) {
  const mail = await mails.get({ id: params.mailId }, { consistent: true })
  if (!mail) throw new AppError('not_found', 'mail_not_found', 'Email not found')
  if (mail.status !== 'failed')
    throw new AppError('conflict', 'mail_not_failed', 'You can only resend a failed email.')
  const { secretData, cleanedUpAt: _, ...shown } = mail
  if (lacksSecret(mail)) throw secretGone()
  const queued: Mail = {
    ...shown,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: now,
    queuedAgainAt: now,
    version: mail.version + 1,
  }
  await commit(
    mails.put({ ...queued, ...(secretData && { secretData }) }, { version: mail.version }),
    announce('mail.queued', { mailId: mail.id }, now),
    ...remember(queued),
  )
  return queued
}

/** Data that a cleanup has removed from a mail, such as its code, is nowhere else. */
function lacksSecret(mail: StoredMail): boolean {
  const template = templateOf(mail)
  if (!template || !mail.cleanedUpAt) return false
  const { subject, heading, paragraphs, action } = template
  const known = { siteUrl: '', ...mail.templateData, ...mail.secretData }
  const needed = placeholdersIn(subject, heading, ...paragraphs, action?.label ?? '', action?.url ?? '')
  return needed.some((name) => !Object.hasOwn(known, name))
}

const secretGone = () =>
  new AppError(
    'conflict',
    'mail_secret_gone',
    'The code or link in this email was deleted by a cleanup, so it cannot be sent again.',
  )

export const handler = endpoint(contract, retryMail)
