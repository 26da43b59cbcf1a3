import type { SESEvent, SESReceiptStatus } from 'aws-lambda'
import { parseMime } from './mime.ts'

export type Verdict = 'pass' | 'fail' | 'none'
export const checks = ['spam', 'virus', 'spf', 'dkim', 'dmarc'] as const
export type Verdicts = Readonly<Partial<Record<(typeof checks)[number], Verdict>>>

export type Received = {
  messageId: string
  raw: Buffer
  /** Those of the support domain, and everyone it was sent to. */
  recipients: readonly string[]
  destination: readonly string[]
  envelopeFrom: string
  verdicts: Verdicts
  at: Date
}

const statuses = { pass: 'PASS', fail: 'FAIL', none: 'GRAY' } as const

/** What SES tells a function about a mail that it has stored: nothing of its body. */
export function sesEvent({ raw, ...received }: Received): SESEvent {
  const { messageId, recipients, destination, envelopeFrom, verdicts, at } = received
  const headers = headersOf(raw)
  const status = (check: (typeof checks)[number]): SESReceiptStatus => ({
    status: statuses[verdicts[check] ?? 'pass'],
  })
  const ses = {
    mail: {
      timestamp: at.toISOString(),
      source: envelopeFrom,
      messageId,
      destination: [...destination],
      headersTruncated: false,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      commonHeaders: {
        returnPath: envelopeFrom,
        from: [headers.from ?? ''],
        date: headers.date ?? '',
        to: [headers.to ?? ''],
        messageId: headers['message-id'] ?? '',
        subject: headers.subject ?? '',
      },
    },
    receipt: {
      timestamp: at.toISOString(),
      processingTimeMillis: 400,
      recipients: [...recipients],
      spamVerdict: status('spam'),
      virusVerdict: status('virus'),
      spfVerdict: status('spf'),
      dkimVerdict: status('dkim'),
      dmarcVerdict: status('dmarc'),
      action: {
        type: 'Lambda' as const,
        functionArn: 'arn:aws:lambda:us-east-1:000000000000:function:receiveMail',
        invocationType: 'Event',
      },
    },
  }
  return { Records: [{ eventSource: 'aws:ses', eventVersion: '1.0', ses }] }
}

/** Only the head is looked at, because the rest may be large, and anything at all. */
function headersOf(raw: Buffer): Record<string, string> {
  const end = /\r?\n\r?\n/.exec(raw.subarray(0, mostHeadBytes).toString('latin1'))?.index ?? mostHeadBytes
  return parseMime(raw.subarray(0, end)).headers
}

const mostHeadBytes = 64 * 1024
