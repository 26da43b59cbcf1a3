import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifyCaptcha } from '#core/platform/captcha/verify-captcha.ts'
import { commit } from '#core/platform/db/commit.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { sendContactMessage as contract } from '#shared/content/contact/contract.ts'
import { AppError } from '#shared/errors.ts'

const hour = 3600
/** The limit of mails to the desk from everyone together, and in the name of one address. */
const mostAtDesk = { name: 'contact-desk', max: 100, seconds: hour }
const mostFromSender = { name: 'contact-sender', max: 5, seconds: hour }

/** Only the desk is written to: the address that was typed may be anyone’s, so nothing is ever sent to it. */
async function sendContactMessage({ body, now, ip, remember }: ApiRequest<typeof contract>) {
  const { captchaToken, ...message } = body
  await verifyCaptcha(captchaToken, 'contact', ip)
  const { email: desk, topics } = await readContactSettings()
  if (!desk) throw closed()
  if (!topics.includes(message.topic)) throw unknownTopic()
  await commit(
    limitTarget(mostAtDesk, desk, now),
    limitTarget(mostFromSender, message.email, now),
    ...queueMail(
      {
        toEmail: desk,
        templateId: 'contact-message',
        data: message,
        replyTo: message.email,
        priority: 'normal',
      },
      now,
    ),
    ...remember(undefined),
  )
}

const closed = () =>
  new AppError(
    'conflict',
    'contact_closed',
    'This site cannot take messages here yet. Reply to any email you got from us instead.',
  )

function unknownTopic(): AppError {
  const sentence = 'This topic is no longer in the list. Choose another one.'
  return new AppError('unprocessable', 'unknown_topic', sentence, {
    errors: [{ path: 'body.topic', message: sentence }],
  })
}

export const handler = endpoint(contract, sendContactMessage)
