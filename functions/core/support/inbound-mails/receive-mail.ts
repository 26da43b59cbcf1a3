import type { SESMessage, SESReceiptStatus } from 'aws-lambda'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { log } from '#core/platform/log/log.ts'
import { objectExists } from '#core/platform/storage/objects.ts'
import type { MailVerdicts } from './mail-verdicts.ts'

/** The place where the receipt rule puts raw mails, each under its id. */
const receivedMails = 'received-mails/'

/**
 * Announces a mail that lies in the storage. One that is announced twice is filed once, as is one that its sender sent
 * twice: the filing knows mails by what they say.
 */
export async function receiveMail({ mail, receipt }: SESMessage, now: string): Promise<void> {
  const key = `${receivedMails}${mail.messageId}`
  // Tried again, and then kept among the dead letters.
  if (!(await objectExists(key))) throw new Error(`the received mail ${mail.messageId} is not in the storage`)
  const recipients = receipt.recipients.map((recipient) => recipient.toLowerCase())
  await commit(
    announce(
      'mail.received',
      { key, envelopeFrom: sender(mail.source), recipients, verdicts: verdicts(receipt) },
      now,
    ),
  )
  log.info('mail.received', { mailId: mail.messageId, recipients: recipients.length })
}

/** The empty return path of bounces and automatic mails is written with and without brackets. */
const sender = (source: string) => (source === '<>' ? '' : source)

const verdicts = (receipt: SESMessage['receipt']): MailVerdicts => ({
  spam: verdict(receipt.spamVerdict),
  virus: verdict(receipt.virusVerdict),
  spf: verdict(receipt.spfVerdict),
  dkim: verdict(receipt.dkimVerdict),
  dmarc: verdict(receipt.dmarcVerdict),
})

/** A check that is gray, failed, or is off proves nothing. */
const verdict = ({ status }: SESReceiptStatus) =>
  status === 'PASS' ? 'pass' : status === 'FAIL' ? 'fail' : 'none'
