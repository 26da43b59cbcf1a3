import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { env } from '#core/env.ts'
import { log } from '#core/platform/log/log.ts'
import { renderInWords } from '#core/platform/mails/render-in-words.ts'

/** Stands for the code while the link is built; the pool’s own placeholder would not survive in a URL. */
const codePlaceholder = 'CONFIRMATION-CODE'

const codesForAddresses = new Set<CustomMessageTriggerEvent['triggerSource']>([
  'CustomMessage_UpdateUserAttribute',
  'CustomMessage_VerifyUserAttribute',
])

/** What follows `#` is in no log of a server, and the code opens the account while it holds. */
const link = (path: string, email: string, more = '') =>
  `${env('SITE_URL')}${path}#email=${encodeURIComponent(email)}&code=${codePlaceholder}${more}`

/** The wording of the mails that the user pool sends itself. The pool puts its code in for `codeParameter`. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  if (codesForAddresses.has(event.triggerSource)) refuse(event)
  const email = event.request.userAttributes.email ?? ''
  const mail = await mailOf(event.triggerSource, email, event.request.clientMetadata?.because)
  event.response.emailSubject = mail.subject
  event.response.emailMessage = mail.html.replaceAll(codePlaceholder, event.request.codeParameter)
  return event
}

/** Another address is proven to us, with a code of ours: through the pool it could be taken with a token alone. */
function refuse({ request }: CustomMessageTriggerEvent): never {
  log.warn('security.email_change_refused', { userId: request.userAttributes.sub })
  throw new Error('Change your email address on our website.')
}

function mailOf(
  source: CustomMessageTriggerEvent['triggerSource'],
  email: string,
  because: string | undefined,
) {
  switch (source) {
    case 'CustomMessage_ForgotPassword':
      return renderInWords(because === 'contested' ? 'password-choice' : 'password-reset', {
        siteUrl: env('SITE_URL'),
        resetUrl: link('/reset-password', email),
      })
    default:
      return because === 'password_forgotten'
        ? renderInWords('verification-first', {
            siteUrl: env('SITE_URL'),
            verifyUrl: link('/verify-email', email, '&next=password'),
          })
        : renderInWords('verification', {
            siteUrl: env('SITE_URL'),
            verifyUrl: link('/verify-email', email),
          })
  }
}
