import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { findPoolPermit } from '#core/accounts/pool-permits.ts'
import { env } from '#core/env.ts'
import { log } from '#core/log/log.ts'
import { renderMail } from '#core/mails/render-mail.ts'
import { templates } from '#core/mails/templates.ts'
import { poolTime } from '#core/sessions/pool-time.ts'

/** Stands for the code while the link is built; the pool’s own placeholder would not survive in a URL. */
const codePlaceholder = 'CONFIRMATION-CODE'

const codesForAddresses = new Set<CustomMessageTriggerEvent['triggerSource']>([
  'CustomMessage_UpdateUserAttribute',
  'CustomMessage_VerifyUserAttribute',
])

const link = (path: string, email: string, more = '') =>
  `${env('SITE_URL')}${path}?email=${encodeURIComponent(email)}&code=${codePlaceholder}${more}`

/** The wording of the mails that the user pool sends itself. The pool puts its code in for `codeParameter`. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  if (codesForAddresses.has(event.triggerSource)) await requirePermit(event)
  const email = event.request.userAttributes.email ?? ''
  const mail = mailOf(event.triggerSource, email, event.request.clientMetadata?.because)
  event.response.emailSubject = mail.subject
  event.response.emailMessage = mail.html.replaceAll(codePlaceholder, event.request.codeParameter)
  return event
}

/**
 * Whoever holds a token can ask the pool for another address, and would log in with it from then on: the code is mailed
 * to those alone who have proven themselves to us.
 */
async function requirePermit({ request }: CustomMessageTriggerEvent): Promise<void> {
  const { permit = '' } = request.clientMetadata ?? {}
  const userId = request.userAttributes.sub ?? ''
  if (await findPoolPermit(permit, userId, poolTime())) return
  log.warn('security.email_change_refused', { userId })
  throw new Error('Change your address on our website.')
}

function mailOf(
  source: CustomMessageTriggerEvent['triggerSource'],
  email: string,
  because: string | undefined,
) {
  switch (source) {
    case 'CustomMessage_ForgotPassword':
      return renderMail(templates[because === 'contested' ? 'password-choice' : 'password-reset'], {
        resetUrl: link('/reset-password', email),
      })
    case 'CustomMessage_UpdateUserAttribute':
    case 'CustomMessage_VerifyUserAttribute':
      return renderMail(templates['email-change'], { code: codePlaceholder, siteUrl: env('SITE_URL') })
    default:
      return because === 'password_forgotten'
        ? renderMail(templates['verification-first'], {
            verifyUrl: link('/verify-email', email, '&next=password'),
          })
        : renderMail(templates.verification, { verifyUrl: link('/verify-email', email) })
  }
}
