import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { type BatchRequest, writeBatch } from '#core/platform/db/write-batch.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { type Campaign, daysRecipientsKept } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { campaigns, endedCampaigns, recipientPrefix, recipients } from './campaigns.ts'
import { countsOf, everySkipReason } from './recipient-counters.ts'

const rowsAPage = 500

/** Of campaigns that ended a while ago, the figures stay, and who got them is forgotten. */
export async function forgetRecipients(now: string): Promise<{ done: number; failed: number }> {
  const until = addTime(now, { days: -daysRecipientsKept })
  const result = await eachRow(
    'forget_recipients',
    (cursor) =>
      campaigns.list({
        index: 'gsi2',
        pk: endedCampaigns,
        upTo: `${until}~`,
        limit: 50,
        cursor,
        moves: true,
      }),
    (campaign) => forgetRecipientsOf(campaign, now),
  )
  if (result.failed > 0) throw new Error(`${result.failed} campaigns failed; they will be tried again.`)
  return result
}

/** The figures are kept before the rows go that they were counted from; then the campaign leaves the list. */
async function forgetRecipientsOf(campaign: Campaign, now: string): Promise<boolean> {
  const { id } = campaign
  await keepFigures(campaign, now)
  for (;;) {
    const { items } = await recipients.list({
      pk: `CAMPAIGN#${id}`,
      prefix: recipientPrefix,
      limit: rowsAPage,
      consistent: true,
    })
    if (items.length === 0) break
    await writeBatch(
      items.map((recipient): BatchRequest => ({ DeleteRequest: { Key: recipients.key(recipient) } })),
    )
  }
  await change(id, (current) => ({ ...current, forgottenAt: now }))
  return true
}

async function keepFigures({ id, finalCounts }: Campaign, now: string): Promise<void> {
  if (finalCounts) return
  const { counts, skippedFor } = await countsOf(id)
  await change(id, (current) => ({
    ...current,
    finalCounts: counts,
    finalSkippedFor: everySkipReason(skippedFor),
    updatedAt: now,
  }))
}

/** Its author may be erased meanwhile. */
const change = (id: string, changed: (campaign: Campaign) => Campaign): Promise<void> =>
  untilUnchanged(async () => {
    const campaign = await campaigns.get({ id }, { consistent: true })
    if (!campaign) return
    const { version } = campaign
    await commit(campaigns.put({ ...changed(campaign), version: version + 1 }, { version }))
  })
