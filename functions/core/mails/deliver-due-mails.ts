import { log } from '#core/log/log.ts'
import { deliverMail } from './deliver-mail.ts'
import { mails } from './mails.ts'

const mailsPerRun = 200

/** Everything whose next attempt is due, high priority first: retries, and mails whose worker died. */
export async function deliverDueMails(now: string): Promise<{ tried: number }> {
  let [tried, failed] = [0, 0]
  for (const priority of ['high', 'normal'] as const) {
    const { items } = await mails.list({
      index: 'gsi1',
      pk: `MAILS_DUE#${priority}`,
      upTo: `${now}~`,
      limit: mailsPerRun,
    })
    for (const { id: mailId } of items)
      await deliverMail(mailId, now).catch((error: unknown) => {
        failed++
        log.error('mail.not_delivered', { mailId, error })
      })
    tried += items.length
  }
  if (failed > 0) throw new Error(`${failed} of ${tried} mails could not be worked on; they are tried again.`)
  return { tried }
}
