import { listsOf, type PeopleList } from '#core/newsletter/newsletter-campaigns/audience/audience-of.ts'
import { campaigns, preparingProgress, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { AppError } from '#shared/errors.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { prepared } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { freezeCampaign } from './freeze-campaign.ts'
import type { RunClock } from './run-clock.ts'
import { stopCampaign } from './stop-campaign.ts'

/** What is wrong with a campaign itself; all else passes. */
const isContent = new Set(['unprocessable', 'not_found'])

/** Others wait meanwhile. */
const pagesATurn = 10

/**
 * Makes the people of a campaign its recipients, page by page. A page is written together with the place after it, so
 * a run that is cut off repeats nothing and leaves no one out.
 */
export async function prepareCampaign(campaign: Campaign, clock: RunClock): Promise<boolean> {
  try {
    await freezeCampaign(campaign, clock.now())
  } catch (error) {
    if (!(error instanceof AppError) || !isContent.has(error.kind)) throw error
    // Something that it shows is gone by now, or its mail became too large: its author has to mend it.
    await stopCampaign(campaign, 'failed', clock.now(), { sentence: error.message })
    return true
  }
  const lists = listsOf(campaign.audience, campaign.senderId)
  for (let page = 0; page < pagesATurn && clock.hasTime(); page++)
    if (!(await preparePage(campaign, lists, clock.now()))) break
  return true
}

/** Tells whether there is more. */
async function preparePage(campaign: Campaign, lists: readonly PeopleList[], now: string): Promise<boolean> {
  const { id: campaignId, version } = campaign
  const before = await preparingProgress.get({ campaignId }, { consistent: true })
  const { list: at, cursor, prepared: count } = before ?? { list: 0, prepared: 0 }
  const list = lists[at]
  if (!list) {
    await commit(campaigns.put(prepared(campaign, now), { version }))
    return false
  }
  const { ids, nextCursor } = await list(cursor)
  const fresh = await withoutRecipients(campaignId, ids)
  await commit(
    ...fresh.map((recipientId) =>
      recipients.put(
        { campaignId, recipientId, status: 'waiting', attempts: 0, nextAttemptAt: now, at: now, version: 1 },
        { absent: true },
      ),
    ),
    preparingProgress.put(
      {
        campaignId,
        list: nextCursor ? at : at + 1,
        ...(nextCursor && { cursor: nextCursor }),
        prepared: count + fresh.length,
        version: (before?.version ?? 0) + 1,
      },
      before ? { version: before.version } : { absent: true },
    ),
    // Of one that is paused or cancelled in this moment, no one is added any more.
    campaigns.check({ id: campaignId }, { version }),
  )
  return true
}

/** Who follows an organization may have entered its event as well. */
async function withoutRecipients(campaignId: Campaign['id'], ids: readonly string[]): Promise<string[]> {
  const unique = [...new Set(ids)]
  const known = await getMany(
    unique.map((recipientId) => recipients.key({ campaignId, recipientId })),
    { consistent: true },
  )
  const there = new Set(known.map((row) => recipients.read(row).recipientId))
  return unique.filter((id) => !there.has(id))
}
