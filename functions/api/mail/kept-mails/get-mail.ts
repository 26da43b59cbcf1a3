import { mailContent } from '#core/mail/kept-mails/mail-content.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { AppError } from '#shared/errors.ts'
import { getMail as contract } from '#shared/mail/kept-mails/contract.ts'

async function getMail({ params: { mailId } }: ApiRequest<typeof contract>) {
  const mail = await mails.get({ id: mailId })
  if (!mail) throw new AppError('not_found', 'mail_not_found', 'Email not found')
  return { mail, content: await mailContent(mail) }
}

export const handler = endpoint(contract, getMail)
