import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { noCounts } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaigns } from './campaigns.ts'
import { type Begun, newCampaign } from './new-campaign.ts'
import { recordCampaignStep } from './record-step.ts'

type Caller = {
  actor: { userId: string; adminId?: string | undefined; user: { id: Begun['authorId'] } }
  now: string
  remember: (answer: ShownCampaign) => Write[]
}

/** Stores the new draft of its author, and answers with it. */
export async function addCampaign(
  begun: Omit<Begun, 'authorId'>,
  { actor, now, remember }: Caller,
): Promise<ShownCampaign> {
  const campaign = newCampaign({ ...begun, authorId: actor.user.id }, now)
  const answer = { campaign, counts: noCounts }
  await commit(
    campaigns.put(campaign, { absent: true }),
    recordCampaignStep(actor, { done: 'Created', type: 'newsletter_campaign', after: campaign }, now),
    ...remember(answer),
  )
  return answer
}
