import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { commit } from '#core/db/commit.ts'
import { announce } from '#core/facts/announce.ts'
import { mails } from '#core/mails/mails.ts'
import { AppError } from '#shared/errors.ts'
import { retryMail as contract } from '#shared/mails/contract.ts'
import type { Mail } from '#shared/mails/mail.ts'

async function retryMail({ params, now, remember }: ApiRequest<typeof contract>) {
  const mail = await mails.get({ id: params.mailId }, { consistent: true })
  if (!mail) throw new AppError('not_found', 'mail_not_found', 'Email not found')
  if (mail.status !== 'failed')
    throw new AppError('conflict', 'mail_not_failed', 'You can only resend a failed email.')
  const { secretData, ...shown } = mail
  const queued: Mail = {
    ...shown,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: now,
    version: mail.version + 1,
  }
  await commit(
    mails.put({ ...queued, ...(secretData && { secretData }) }, { version: mail.version }),
    announce('mail.queued', { mailId: mail.id }, now),
    ...remember(queued),
  )
  return queued
}

export const handler = endpoint(contract, retryMail)
