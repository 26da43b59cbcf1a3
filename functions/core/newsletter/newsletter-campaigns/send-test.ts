import type { Write } from '#core/platform/db/write.ts'
import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { requireTestable, tested } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { senderOf } from './campaign-sender.ts'
import { requireSendable } from './checks-of.ts'
import { mailTo } from './mail-to-reader.ts'
import { recordCampaignStep } from './record-step.ts'
import { renderCampaign } from './render-campaign.ts'
import { stepCampaign } from './step-campaign.ts'

type Test = {
  find: () => Promise<Campaign>
  by: { userId: string; adminId?: string | undefined }
  to: () => Promise<readonly { email: string; firstName: string }[]>
  now: string
  remember: (answer: ShownCampaign) => Write[]
}

/** Sends a campaign as it is now to a few people who look at it first, and notes that its content was tested. */
export async function sendTest({ find, by, to, now, remember }: Test): Promise<ShownCampaign> {
  const campaign = await find()
  requireTestable(campaign)
  const people = await to()
  const content = await renderCampaign(campaign, await senderOf(campaign.senderId), { now })
  requireSendable(campaign, content)
  for (const { email, firstName } of people) await mailTo({ email, firstName }, { campaign, content }, now)
  return stepCampaign({
    find,
    step: (before) => tested(before, campaign, now),
    also: () => [
      recordCampaignStep(by, { done: 'Sent a test of', type: 'newsletter_send', after: campaign }, now),
    ],
    remember,
  })
}
