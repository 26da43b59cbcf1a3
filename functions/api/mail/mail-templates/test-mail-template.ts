import { knownBase, renderSample } from '#core/mail/mail-templates/checked-wording.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { log } from '#core/platform/log/log.ts'
import { handOver } from '#core/platform/mails/send-mail.ts'
import { suppressionOfAll } from '#core/platform/mails/suppressions.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { testMailTemplate as contract } from '#shared/mail/mail-templates/contract.ts'

/** Sent to the caller alone, past the queue: the administrator waits for it, and nothing is kept. */
async function testMailTemplate({ actor, params, body, now }: ApiRequest<typeof contract>) {
  const rendered = renderSample(knownBase(params.templateId), body.wording)
  const { email } = actor.user
  if (await suppressionOfAll(email, { consistent: true })) throw suppressed()
  const content = { ...rendered, subject: `[Test] ${rendered.subject}` }
  try {
    await handOver({ tags: { mailId: newId('mail', now) }, to: email, content, now })
  } catch (error) {
    log.warn('mail.test_not_sent', { error })
    throw notAccepted()
  }
  return { sentTo: email }
}

const suppressed = () =>
  new AppError(
    'conflict',
    'address_suppressed',
    'We send no emails to your address, because one bounced or was reported as spam.',
  )

const notAccepted = () =>
  new AppError(
    'unavailable',
    'mail_not_accepted',
    'The email service did not take the email. Try again in a few minutes.',
  )

export const handler = endpoint(contract, testMailTemplate)
