import type { LocalService } from '../service.ts'
import { createFaults } from './faults.ts'
import { addressOf, type Mail } from './mail.ts'
import { parseMime } from './mime.ts'
import { escapeXml, members, SesRefusal, sesError, sesResult } from './ses-wire.ts'

export type OutgoingMail = Omit<Mail, 'id' | 'at'>

/** The query protocol of SES (its first API), as far as the app sends mail with it. */
export function createSes(accept: (mail: OutgoingMail) => Mail, sentInLastDay: () => number): LocalService {
  const identities = new Set<string>()
  const faults = createFaults()

  const act = (action: string, form: URLSearchParams): string => {
    switch (action) {
      case 'SendEmail':
        return `<MessageId>${accept(simpleMail(form)).id}</MessageId>`
      case 'SendRawEmail':
        return `<MessageId>${accept(rawMail(form)).id}</MessageId>`
      case 'GetSendQuota':
        return `<SentLast24Hours>${sentInLastDay()}</SentLast24Hours><Max24HourSend>50000</Max24HourSend><MaxSendRate>14</MaxSendRate>`
      case 'VerifyEmailIdentity':
        identities.add(form.get('EmailAddress') ?? '')
        return ''
      case 'ListIdentities': {
        const list = [...identities].map((identity) => `<member>${escapeXml(identity)}</member>`)
        return `<Identities>${list.join('')}</Identities>`
      }
      default:
        throw new SesRefusal('InvalidAction', `Could not find operation ${action || '(none)'}`)
    }
  }

  return async (request) => {
    if (request.path === '/faults') return faults.answer(request)
    const form = new URLSearchParams(request.body.toString('utf8'))
    const action = form.get('Action') ?? ''
    try {
      faults.check()
      return sesResult(action, act(action, form))
    } catch (error) {
      if (error instanceof SesRefusal) return sesError(error)
      throw error
    }
  }
}

function simpleMail(form: URLSearchParams): OutgoingMail {
  const to = members(form, 'Destination.ToAddresses')
  const copies = [...members(form, 'Destination.CcAddresses'), ...members(form, 'Destination.BccAddresses')]
  const html = form.get('Message.Body.Html.Data') ?? ''
  const text = form.get('Message.Body.Text.Data') ?? ''
  if (!html && !text) throw new SesRefusal('InvalidParameterValue', 'The message has no body.')
  return {
    from: sender(form.get('Source') ?? ''),
    recipients: recipients([...to, ...copies]),
    to: to.join(', '),
    replyTo: members(form, 'ReplyToAddresses').join(', '),
    subject: form.get('Message.Subject.Data') ?? '',
    html,
    text,
    headers: {},
    tags: tagsOf(form),
  }
}

function rawMail(form: URLSearchParams): OutgoingMail {
  const { headers, html, text } = parseMime(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64'))
  const named = members(form, 'Destinations')
  const lines = [headers.to, headers.cc, headers.bcc].filter((line) => line !== undefined)
  return {
    from: sender(form.get('Source') ?? headers.from ?? ''),
    recipients: recipients(named.length > 0 ? named : lines.flatMap((line) => line.split(','))),
    to: headers.to ?? named.join(', '),
    replyTo: headers['reply-to'] ?? '',
    subject: headers.subject ?? '',
    html,
    text,
    headers,
    tags: tagsOf(form),
  }
}

function sender(source: string): string {
  if (!addressOf(source)) throw new SesRefusal('InvalidParameterValue', `Illegal address: ${source}`)
  return source
}

function recipients(listed: string[]): string[] {
  if (listed.length === 0) throw new SesRefusal('MessageRejected', 'The message has no recipients.')
  if (listed.length > 50) throw new SesRefusal('MessageRejected', 'Recipient count exceeds 50.')
  return listed.map((recipient) => {
    const address = addressOf(recipient)
    if (!address) throw new SesRefusal('MessageRejected', `Illegal recipient address: ${recipient}`)
    return address
  })
}

function tagsOf(form: URLSearchParams): Record<string, string> {
  const tags: Record<string, string> = {}
  for (let index = 1; form.has(`Tags.member.${index}.Name`); index++) {
    tags[form.get(`Tags.member.${index}.Name`) ?? ''] = form.get(`Tags.member.${index}.Value`) ?? ''
  }
  return tags
}
