import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { env } from '#core/env.ts'
import { renderMail } from '#core/mails/render-mail.ts'
import { templates } from '#core/mails/templates.ts'

/** Stands for the code while the link is built; the pool’s own placeholder would not survive in a URL. */
const codePlaceholder = 'CONFIRMATION-CODE'

const link = (path: string, email: string) =>
  `${env('SITE_URL')}${path}?email=${encodeURIComponent(email)}&code=${codePlaceholder}`

/** The wording of the mails that the user pool sends itself. The pool puts its code in for `codeParameter`. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const email = event.request.userAttributes.email ?? ''
  const mail = mailOf(event.triggerSource, email)
  event.response.emailSubject = mail.subject
  event.response.emailMessage = mail.html.replaceAll(codePlaceholder, event.request.codeParameter)
  return event
}

function mailOf(source: CustomMessageTriggerEvent['triggerSource'], email: string) {
  switch (source) {
    case 'CustomMessage_ForgotPassword':
      return renderMail(templates['password-reset'], { resetUrl: link('/reset-password', email) })
    case 'CustomMessage_UpdateUserAttribute':
    case 'CustomMessage_VerifyUserAttribute':
      return renderMail(templates['email-change'], { code: codePlaceholder, siteUrl: env('SITE_URL') })
    default:
      return renderMail(templates.verification, { verifyUrl: link('/verify-email', email) })
  }
}
