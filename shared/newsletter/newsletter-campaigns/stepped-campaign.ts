import { addTime } from '#shared/platform/time/add-time.ts'
import {
  type Campaign,
  type CampaignCounts,
  type CampaignPauseReason,
  hoursUntilMissed,
  leastComplaints,
  minutesAhead,
  mostBouncedShare,
  mostComplainedShare,
  mostUncounted,
  type PlannedSending,
  sentBeforeJudging,
} from './campaign.ts'
import { campaignRefusal } from './campaign-refusal.ts'

const stepped = (campaign: Campaign, now: string): Campaign => ({
  ...campaign,
  updatedAt: now,
  version: campaign.version + 1,
})

/** Throws unless its content may change. */
export function requireDraft({ status }: Pick<Campaign, 'status'>): void {
  if (status === 'draft') return
  if (status === 'scheduled' || status === 'in_review' || status === 'missed')
    throw campaignRefusal.scheduled()
  throw campaignRefusal.sent()
}

/** Throws unless no one got it and no one will. */
export function requireDeletable(campaign: Pick<Campaign, 'status' | 'startedAt'>): void {
  if (campaign.status === 'cancelled' && !campaign.startedAt) return
  requireDraft(campaign)
}

/** The campaign with other content: a test of what it said before counts no more. */
export function edited(
  campaign: Campaign,
  fields: Partial<
    Pick<
      Campaign,
      'name' | 'fromName' | 'replyTo' | 'subject' | 'preheader' | 'layout' | 'blocks' | 'audience'
    >
  >,
  now: string,
): Campaign {
  requireDraft(campaign)
  const next = stepped({ ...campaign, ...fields }, now)
  if (!looksTheSame(next, campaign)) next.testedAt = undefined
  return next
}

/** True if no reader could tell the two apart. */
function looksTheSame(one: Campaign, other: Campaign): boolean {
  const shown = ({ fromName, replyTo, subject, preheader, layout, blocks }: Campaign) =>
    JSON.stringify([fromName, replyTo, subject, preheader, layout, blocks])
  return shown(one) === shown(other)
}

/** Throws for a campaign that has gone out, or goes out right now. */
export function requireTestable({ status, startedAt }: Pick<Campaign, 'status' | 'startedAt'>): void {
  if (startedAt || status === 'cancelled') throw campaignRefusal.sent()
}

/** The campaign after a test: it counts for the content that was sent, not for what someone saved in the meantime. */
export const tested = (campaign: Campaign, sent: Campaign, now: string): Campaign =>
  looksTheSame(campaign, sent) ? stepped({ ...campaign, testedAt: now }, now) : campaign

/** Throws unless the number of people was typed, where there are many of them. */
export function requireConfirmed(count: number, confirmedCount: number | undefined): void {
  if (count > mostUncounted && confirmedCount !== count) throw campaignRefusal.countConfirmed(count)
}

type Sending = {
  /** Without one, it goes out at once. */
  planned: PlannedSending | undefined
  count: number
}

/** The campaign as it waits for its moment. What it says and whom it is for must have been checked. */
export function scheduled(campaign: Campaign, { planned, count }: Sending, now: string): Campaign {
  if (campaign.status !== 'draft' && campaign.status !== 'in_review') {
    if (campaign.status === 'scheduled') throw campaignRefusal.scheduled()
    throw campaignRefusal.sent()
  }
  if (planned && planned.at < addTime(now, { minutes: minutesAhead })) throw campaignRefusal.tooSoon()
  if (count === 0) throw campaignRefusal.noAudience()
  const at = planned ?? { local: '', zone: 'UTC', at: now }
  return stepped({ ...campaign, status: 'scheduled', planned: at, counted: count, refusal: undefined }, now)
}

/** The news of an organization that waits for an administrator. */
export function askedForReview(campaign: Campaign, count: number, now: string): Campaign {
  requireDraft(campaign)
  if (count === 0) throw campaignRefusal.noAudience()
  return stepped({ ...campaign, status: 'in_review', counted: count, refusal: undefined }, now)
}

/** The first news of an organization goes out when it was planned, or at once if that moment has come by now. */
export function approved(campaign: Campaign, now: string): Campaign {
  if (campaign.status !== 'in_review') throw campaignRefusal.step('Someone has decided on this already.')
  const { planned, counted = 0 } = campaign
  const isAhead = planned !== undefined && planned.at >= addTime(now, { minutes: minutesAhead })
  return scheduled(campaign, { planned: isAhead ? planned : undefined, count: counted }, now)
}

/** An administrator says what must change first. */
export function refused(campaign: Campaign, refusal: string, now: string): Campaign {
  if (campaign.status !== 'in_review') throw campaignRefusal.step('Someone has decided on this already.')
  return stepped({ ...campaign, status: 'draft', refusal }, now)
}

export function takenBack(campaign: Campaign, now: string): Campaign {
  if (campaign.status === 'draft') return campaign
  if (campaign.status !== 'scheduled' && campaign.status !== 'in_review' && campaign.status !== 'missed')
    throw campaignRefusal.sent()
  return stepped({ ...campaign, status: 'draft', planned: undefined, counted: undefined }, now)
}

/** What a look at a scheduled campaign makes of it: an hour late, it must not go out by itself. */
export function begun(campaign: Campaign, now: string): Campaign | undefined {
  const { status, planned } = campaign
  if (status !== 'scheduled' || !planned || planned.at > now) return undefined
  if (now > addTime(planned.at, { hours: hoursUntilMissed })) return missed(campaign, now)
  return stepped({ ...campaign, status: 'preparing', startedAt: now }, now)
}

/** A scheduled campaign whose moment has passed unseen; undefined for any other. */
export function missed(campaign: Campaign, now: string): Campaign | undefined {
  const { status, planned } = campaign
  if (status !== 'scheduled' || !planned || planned.at > now) return undefined
  return stepped({ ...campaign, status: 'missed' }, now)
}

export function paused(campaign: Campaign, pausedFor: CampaignPauseReason, now: string): Campaign {
  if (campaign.status === 'paused') return campaign
  if (campaign.status !== 'preparing' && campaign.status !== 'sending')
    throw campaignRefusal.step('This campaign is not being sent.')
  return stepped({ ...campaign, status: 'paused', pausedFor }, now)
}

/** It goes on where it stopped. */
export function resumed(campaign: Campaign, now: string): Campaign {
  if (campaign.status !== 'paused') throw campaignRefusal.step('This campaign is not paused.')
  const status = campaign.preparedAt ? 'sending' : 'preparing'
  return stepped({ ...campaign, status, pausedFor: undefined }, now)
}

/** Those whom it has not reached by now do not get it. */
export function cancelled(campaign: Campaign, now: string): Campaign {
  const { status, startedAt } = campaign
  if (status === 'cancelled') return campaign
  if (status === 'draft') throw campaignRefusal.step('A draft is not scheduled. Delete it instead.')
  if (status === 'sent') throw campaignRefusal.sent()
  return stepped({ ...campaign, status: 'cancelled', ...(!startedAt && { endedAt: now }) }, now)
}

/** Everyone whom it is for is among its recipients. */
export const prepared = (campaign: Campaign, now: string): Campaign =>
  stepped({ ...campaign, status: 'sending', preparedAt: now }, now)

/** No one is left to whom it has to go. */
export const ended = (campaign: Campaign, now: string): Campaign =>
  stepped({ ...campaign, ...(campaign.status === 'sending' && { status: 'sent' }), endedAt: now }, now)

/** Why a campaign must stop by itself: its mails come back, or people call them spam. */
export function stopReason({ sent, bounced, complained }: CampaignCounts): CampaignPauseReason | undefined {
  if (sent < sentBeforeJudging) return undefined
  if (bounced / sent > mostBouncedShare) return 'bounces'
  return complained >= leastComplaints && complained / sent >= mostComplainedShare ? 'complaints' : undefined
}
