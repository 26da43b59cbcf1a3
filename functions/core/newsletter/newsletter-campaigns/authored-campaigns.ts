import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { type Campaign, CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { UserId } from '#shared/platform/users/user.ts'

const AuthoredCampaign = z.object({ authorId: UserId, campaignId: CampaignId, version: z.int() })
type AuthoredCampaign = z.infer<typeof AuthoredCampaign>

export const campaignsBy = (authorId: string) => `CAMPAIGNS_BY#${authorId}`

/** What someone wrote for the platform or an organization: by these rows it is found when they leave. */
export const authoredCampaigns = entity({
  name: 'authored-campaign',
  erasure: 'by the stream',
  schema: AuthoredCampaign,
  key: ({ authorId, campaignId }: Omit<AuthoredCampaign, 'version'>) => ({
    pk: campaignsBy(authorId),
    sk: campaignId,
  }),
})

export const authoredOf = ({ authorId, id: campaignId }: Campaign): AuthoredCampaign[] =>
  authorId === goneOwnerId ? [] : [{ authorId, campaignId, version: 1 }]
