import type { SESEvent } from 'aws-lambda'
import { receiveMail } from '#core/support/inbound-mails/receive-mail.ts'

/** Mails are independent, and the service brings one at a time. */
export async function handler({ Records }: SESEvent): Promise<void> {
  for (const { ses } of Records) await receiveMail(ses, new Date().toISOString())
}
