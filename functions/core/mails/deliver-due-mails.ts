import { deliverMail } from './deliver-mail.ts'
import { mails } from './mails.ts'

const mailsPerRun = 200

/** Everything whose next attempt is due, high priority first: retries, and mails whose worker died. */
export async function deliverDueMails(now: string): Promise<{ tried: number }> {
  let tried = 0
  for (const priority of ['high', 'normal'] as const) {
    const { items } = await mails.list({
      index: 'gsi1',
      pk: `MAILS_DUE#${priority}`,
      upTo: `${now}~`,
      limit: mailsPerRun,
    })
    for (const mail of items) await deliverMail(mail.id, now)
    tried += items.length
  }
  return { tried }
}
