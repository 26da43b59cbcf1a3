import { setTimeout as wait } from 'node:timers/promises'
import { log } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'
import type { Campaign, CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { activeCampaigns, campaigns } from './campaigns.ts'
import { beginCampaign } from './sending/begin-campaign.ts'
import { prepareCampaign } from './sending/prepare-campaign.ts'
import { type RunClock, runClock } from './sending/run-clock.ts'
import { sendRound } from './sending/send-round.ts'
import { type SendingPace, sendingPace } from './sending/sending-pace.ts'
import { sendingRate } from './sending/sending-rate.ts'
import { skipRest } from './sending/skip-rest.ts'
import { stopWithoutSender } from './sending/stop-without-sender.ts'

/** More than are ever on their way at once; those behind them have their turn when these are done. */
const mostAtOnce = 50
const pauseMs = 250
/** An index is behind what was just written for a moment. */
const idleTurns = 3

type Run = { now: string; seconds: number; perSecond?: number }

/**
 * Brings all campaigns forward that are due, in turns, until nothing is left to do or the time is up: begins, prepares,
 * sends, and ends them. Several runs at once do no harm.
 */
export async function sendCampaigns({ now, seconds, perSecond }: Run): Promise<void> {
  const clock = runClock(now, seconds)
  const broken = new Set<CampaignId>()
  let pace: SendingPace | undefined
  const paceOfRun = async () => {
    pace ??= sendingPace(
      perSecond ? { perSecond, mailsLeft: Number.POSITIVE_INFINITY } : await sendingRate(clock.now()),
      clock.now,
    )
    return pace
  }
  for (let idle = 0; clock.hasTime() && idle < idleTurns; ) {
    const { items } = await campaigns.list({
      index: 'gsi2',
      pk: activeCampaigns,
      upTo: `${clock.now()}~`,
      limit: mostAtOnce,
    })
    const active = items.filter(({ id }) => !broken.has(id))
    if (active.length === 0) break
    let worked = false
    for (const { id } of active) {
      if (!clock.hasTime()) break
      try {
        if (await bringForward(id, clock, paceOfRun)) worked = true
      } catch (error) {
        // Someone else stepped it, or its rows, at the same moment; the next turn sees how.
        if (error instanceof AppError && error.code === 'version_conflict') continue
        broken.add(id)
        log.error('campaign.broken', { campaignId: id, error })
      }
    }
    idle = worked ? 0 : idle + 1
    if (!worked) await wait(pauseMs)
  }
  if (broken.size > 0) throw new Error(`${broken.size} campaigns failed; they will be tried again.`)
}

async function bringForward(
  id: CampaignId,
  clock: RunClock,
  pace: () => Promise<SendingPace>,
): Promise<boolean> {
  const campaign: Campaign | undefined = await campaigns.get({ id }, { consistent: true })
  switch (campaign?.status) {
    case 'scheduled':
      return beginCampaign(campaign, clock.now())
    case 'preparing':
      return (await stopWithoutSender(campaign, clock.now())) || prepareCampaign(campaign, clock)
    case 'sending':
      return (await stopWithoutSender(campaign, clock.now())) || sendRound(campaign, clock, await pace())
    case 'cancelled':
      return !campaign.endedAt && skipRest(campaign, clock)
    default:
      return false
  }
}
