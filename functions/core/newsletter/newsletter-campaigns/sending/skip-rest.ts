import { dueRecipients, type Recipient, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { commit } from '#core/platform/db/commit.ts'
import { AppError } from '#shared/errors.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { endCampaign } from './end-campaign.ts'
import type { RunClock } from './run-clock.ts'

const rowsATurn = 500
const writesAtOnce = 20

/** Those whom a cancelled campaign has not reached do not get it; then it ends. Tells whether it did anything. */
export async function skipRest(campaign: Campaign, clock: RunClock): Promise<boolean> {
  const { items } = await recipients.list({
    index: 'gsi1',
    pk: dueRecipients(campaign.id),
    limit: rowsATurn,
  })
  if (items.length === 0) return endCampaign(campaign, clock.now())
  // The mail of a worker that has not come back may be on its way.
  const left = items.filter(
    ({ status, nextAttemptAt = '' }) => status === 'waiting' || nextAttemptAt <= clock.now(),
  )
  let skipped = 0
  for (let start = 0; start < left.length && clock.hasTime(); start += writesAtOnce) {
    const some = left.slice(start, start + writesAtOnce)
    const ends = await Promise.all(some.map((recipient) => skip(recipient, clock.now())))
    skipped += ends.filter(Boolean).length
  }
  return skipped > 0
}

async function skip(recipient: Recipient, now: string): Promise<boolean> {
  const { nextAttemptAt: _, version, ...rest } = recipient
  const skipped: Recipient = { ...rest, status: 'skipped', why: 'cancelled', at: now, version: version + 1 }
  try {
    await commit(recipients.put(skipped, { version }))
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'version_conflict') return false
    throw error
  }
}
