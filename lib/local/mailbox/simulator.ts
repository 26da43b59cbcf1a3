import { randomUUID } from 'node:crypto'
import type { ServiceEvent } from '../bus/event.ts'
import type { Mail } from './mail.ts'

export type MailEvent = ServiceEvent & {
  'detail-type': 'Email Bounced' | 'Email Complaint Received' | 'Email Delivered'
}

/**
 * Returns the events SES publishes about a mail to its simulator addresses; other addresses never bounce or
 * complain, and what arrives there is not told.
 */
export function simulatedEvents(mail: Mail): MailEvent[] {
  const events: MailEvent[] = []
  const bounced = mail.recipients.filter(isSimulator('bounce'))
  const complained = mail.recipients.filter(isSimulator('complaint'))
  if (bounced.length > 0) {
    events.push({
      'detail-type': 'Email Bounced',
      source: 'aws.ses',
      detail: { eventType: 'Bounce', mail: describe(mail), bounce: bounce(bounced, mail.at) },
    })
  }
  if (complained.length > 0) {
    events.push({
      'detail-type': 'Email Complaint Received',
      source: 'aws.ses',
      detail: { eventType: 'Complaint', mail: describe(mail), complaint: complaint(complained, mail.at) },
    })
  }
  const delivered = mail.recipients.filter(isSimulator('success'))
  if (delivered.length > 0) {
    events.push({
      'detail-type': 'Email Delivered',
      source: 'aws.ses',
      detail: { eventType: 'Delivery', mail: describe(mail), delivery: delivery(delivered, mail.at) },
    })
  }
  return events
}

/** A label after a plus sign is allowed, as at SES. */
const isSimulator = (name: string) => (address: string) =>
  new RegExp(`^${name}(\\+[^@]*)?@simulator\\.amazonses\\.com$`, 'i').test(address)

const bounce = (addresses: string[], timestamp: string) => ({
  feedbackId: randomUUID(),
  bounceType: 'Permanent',
  bounceSubType: 'General',
  bouncedRecipients: addresses.map((emailAddress) => ({
    emailAddress,
    action: 'failed',
    status: '5.1.1',
    diagnosticCode: 'smtp; 550 5.1.1 user unknown',
  })),
  timestamp,
  reportingMTA: 'dns; a8-70.smtp-out.amazonses.com',
})

const complaint = (addresses: string[], timestamp: string) => ({
  feedbackId: randomUUID(),
  complaintSubType: null,
  complainedRecipients: addresses.map((emailAddress) => ({ emailAddress })),
  timestamp,
  userAgent: 'Amazon SES Mailbox Simulator',
  complaintFeedbackType: 'abuse',
  arrivalDate: timestamp,
})

const delivery = (recipients: string[], timestamp: string) => ({
  timestamp,
  processingTimeMillis: 400,
  recipients,
  smtpResponse: '250 2.6.0 Message received',
  remoteMtaIp: '127.0.2.0',
  reportingMTA: 'dns; a8-70.smtp-out.amazonses.com',
})

function describe(mail: Mail) {
  const headers = { From: mail.from, To: mail.to, Subject: mail.subject }
  return {
    timestamp: mail.at,
    source: mail.from,
    sourceArn: `arn:aws:ses:us-east-1:000000000000:identity/${mail.from}`,
    sendingAccountId: '000000000000',
    messageId: mail.id,
    destination: mail.recipients,
    headersTruncated: false,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    commonHeaders: { from: [mail.from], to: [mail.to], messageId: mail.id, subject: mail.subject },
    tags: Object.fromEntries(Object.entries(mail.tags).map(([name, value]) => [name, [value]])),
  }
}
