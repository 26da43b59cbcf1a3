import { dueRecipients, type Recipient, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { log } from '#core/platform/log/log.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { endCampaign } from './end-campaign.ts'
import { freezeCampaign } from './freeze-campaign.ts'
import type { RunClock } from './run-clock.ts'
import { sendToRecipient } from './send-to-recipient.ts'
import type { SendingPace } from './sending-pace.ts'
import { stopCampaign } from './stop-campaign.ts'
import { stopIfHurting } from './stop-if-hurting.ts'

/** After so many seconds, others have their turn, and whether a campaign is still to be sent is looked at again. */
const secondsARound = 2
/** A round that became slower in the middle leaves the rest to the next one. */
const mostSecondsARound = 4
const mostARound = 200
/** Where a process dies, what it has on its way may go out twice: no more than the rate needs. */
const mostWorkers = 20
const workersFor = (perSecond: number) => Math.min(mostWorkers, Math.ceil(perSecond / 2))
/** So many in a row are not the fault of their readers. */
const failuresInARow = 20

/** Sends a campaign to those who are due, for a moment. Tells whether it did anything. */
export async function sendRound(campaign: Campaign, clock: RunClock, pace: SendingPace): Promise<boolean> {
  if (await stopIfHurting(campaign, clock.now())) return true
  if (!pace.mayGoOn(campaign.id)) return false
  const size = Math.max(1, Math.min(mostARound, Math.round(pace.perSecond() * secondsARound)))
  const { items } = await recipients.list({
    index: 'gsi1',
    pk: dueRecipients(campaign.id),
    upTo: `${clock.now()}~`,
    limit: size,
  })
  if (items.length === 0) return endCampaign(campaign, clock.now())
  return sendTo(items, campaign, clock, pace)
}

async function sendTo(
  due: Recipient[],
  campaign: Campaign,
  clock: RunClock,
  pace: SendingPace,
): Promise<boolean> {
  const frozen = await freezeCampaign(campaign, clock.now())
  const waiting = [...due]
  const { id } = campaign
  const began = performance.now()
  const isOver = () => performance.now() - began > mostSecondsARound * 1000 || !clock.hasTime()
  let [worked, isStopped] = [false, false]

  async function work(): Promise<void> {
    while (!isStopped && !isOver() && pace.mayGoOn(id)) {
      const next = waiting.shift()
      if (!next) return
      await pace.turn()
      const result =
        isStopped || isOver() ? 'taken' : await sendToRecipient(campaign, frozen, next, clock.now)
      worked ||= result !== 'taken'
      await pace.note(result, id)
      if (result === 'refused' || (result === 'failed' && pace.failuresOf(id) >= failuresInARow))
        isStopped = true
    }
  }

  const ends = await Promise.allSettled(
    Array.from({ length: Math.min(workersFor(pace.perSecond()), due.length) }, () =>
      work().catch((error) => {
        // A table that takes no notes must not be asked for more, and no mail may go out without one.
        isStopped = true
        throw error
      }),
    ),
  )
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken) throw broken.reason
  if (isStopped) {
    log.error('mail.given_up', { campaignId: id, failures: pace.failuresOf(id) })
    await stopCampaign(campaign, 'failed', clock.now())
  }
  return worked
}
