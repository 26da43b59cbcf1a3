import { triggerAttributes } from './attributes.ts'
import { CognitoError } from './errors.ts'
import type { User } from './pool-state.ts'
import type { SendMail } from './send-mail.ts'
import type { Triggers } from './triggers.ts'

export type Messages = ReturnType<typeof createMessages>

type MessageSource = Parameters<Triggers['run']>[1]['source'] & `CustomMessage_${string}`

type Message = {
  user: User
  source: MessageSource
  code: string
  to?: string
  clientMetadata?: Record<string, string>
}

const codePlaceholder = '{####}'
const usernamePlaceholder = '{username}'

const invitation = {
  subject: 'Your temporary password',
  html: 'Your username is {username} and temporary password is {####}.',
}
const verification = {
  subject: 'Your verification code',
  html: 'Your confirmation code is {####}.',
}

/** Mails codes in the words of the custom-message trigger, or in Cognito's own. */
export function createMessages(sendMail: SendMail, triggers: Triggers) {
  return async function send({ user, source, code, to = user.attributes.email, clientMetadata }: Message) {
    const isInvitation = source === 'CustomMessage_AdminCreateUser'
    const standard = isInvitation ? invitation : verification
    const custom = await triggers.run('customMessage', {
      source,
      userName: user.sub,
      request: {
        userAttributes: triggerAttributes(user),
        codeParameter: codePlaceholder,
        linkParameter: '{##Click Here##}',
        usernameParameter: isInvitation ? usernamePlaceholder : null,
        clientMetadata,
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    })
    const fill = (text: string) =>
      text.replaceAll(codePlaceholder, code).replaceAll(usernamePlaceholder, user.attributes.email)
    const html = fill(custom.emailMessage ?? standard.html)
    try {
      await sendMail({
        to,
        subject: fill(custom.emailSubject ?? standard.subject),
        html,
        text: plainText(html),
      })
    } catch (cause) {
      const failure = new CognitoError('CodeDeliveryFailureException', 'The message could not be delivered.')
      throw Object.assign(failure, { cause })
    }
    return codeDelivery(to)
  }
}

/** Returns what a client learns about where a code went, even for accounts that do not exist. */
export function codeDelivery(name: string) {
  const [local = '', domain = ''] = name.toLowerCase().split('@')
  return {
    AttributeName: 'email' as const,
    DeliveryMedium: 'EMAIL' as const,
    Destination: `${local.charAt(0)}***@${domain.charAt(0)}***`,
  }
}

function plainText(html: string): string {
  return html
    .replace(/<(style|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<a\b[^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/gi, '$2 ($1)')
    .replace(/<br\s*\/?>|<\/(p|div|h\d|li|tr)>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim()
}
