import { log } from '#core/platform/log/log.ts'
import { deliverMail } from './deliver-mail.ts'
import type { MailSwitches } from './mail-switches.ts'
import { mails } from './mails.ts'

const mailsPerRun = 200
/** A service that answers slowly, or not at all, would take a run’s whole time for a few of them otherwise. */
const mailsAtOnce = 10

/** Everything whose next attempt is due, high priority first: retries, and mails whose worker died. */
export async function deliverDueMails(now: string, switches: MailSwitches): Promise<{ tried: number }> {
  let [tried, failed] = [0, 0]
  for (const priority of ['high', 'normal'] as const) {
    const { items } = await mails.list({
      index: 'gsi1',
      pk: `MAILS_DUE#${priority}`,
      upTo: `${now}~`,
      limit: mailsPerRun,
    })
    for (let start = 0; start < items.length; start += mailsAtOnce)
      await Promise.all(items.slice(start, start + mailsAtOnce).map(({ id }) => deliver(id)))
    tried += items.length
  }
  if (failed > 0) throw new Error(`${failed} of ${tried} emails failed; they will be retried.`)
  return { tried }

  async function deliver(mailId: string): Promise<void> {
    try {
      await deliverMail(mailId, now, switches)
    } catch (error) {
      failed++
      log.error('mail.not_delivered', { mailId, error })
    }
  }
}
