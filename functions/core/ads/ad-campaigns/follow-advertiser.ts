import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { pausedCampaign, resumedCampaign } from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { campaigns, campaignsOfPartition } from './campaigns.ts'
import { creativesOf } from './creatives.ts'
import { saveCampaign } from './save-campaign.ts'

const going: readonly string[] = ['scheduled', 'running', 'paused']

/** Lets the campaigns of an advertiser stand still while their account is suspended, and go on after it. */
export async function followAdvertiser(userId: string, now: string): Promise<void> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) return
  const isSuspended = user.status === 'suspended'
  for await (const { id } of eachItem(campaigns, { index: 'gsi1', pk: campaignsOfPartition(userId) }))
    await untilUnchanged(async () => {
      const before = await campaigns.get({ id }, { consistent: true })
      if (!before || before.model === 'featured' || !going.includes(campaignStateAt(before, now))) return
      if ((before.pausedBy?.includes('suspended') ?? false) === isSuspended) return
      const campaign = isSuspended
        ? pausedCampaign(before, 'suspended', now)
        : resumedCampaign(before, 'suspended', now)
      await commit(
        ...saveCampaign(before, campaign, await creativesOf(id)),
        users.check({ id: userId }, { version: user.version }),
      )
    })
}
