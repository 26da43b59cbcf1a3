import { mailContent } from '#core/mail/kept-mails/mail-content.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { mails, type StoredMail } from '#core/platform/mails/mails.ts'
import { listMailsTo as contract, type MailLine } from '#shared/mail/kept-mails/contract.ts'

async function listMailsTo({ query: { to, limit, cursor } }: ApiRequest<typeof contract>) {
  const page = await mails.list({ index: 'gsi3', pk: `MAILS_TO#${to}`, newestFirst: true, limit, cursor })
  return { ...page, items: await Promise.all(page.items.map(lineOf)) }
}

async function lineOf(mail: StoredMail): Promise<MailLine> {
  const { id, toEmail, templateId, status, lastError, sentAt, createdAt } = mail
  const content = await mailContent(mail)
  return { id, toEmail, templateId, status, lastError, sentAt, createdAt, subject: content?.subject }
}

export const handler = endpoint(contract, listMailsTo)
