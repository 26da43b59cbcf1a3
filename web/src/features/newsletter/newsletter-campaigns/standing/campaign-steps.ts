import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { platformSender } from '#shared/newsletter/newsletter-campaigns/campaign.ts'

export type CampaignStep = 'approve' | 'refuse' | 'takeBack' | 'pause' | 'resume' | 'cancel' | 'duplicate'

/** What an administrator can do with a campaign as it stands, the main step first. The server decides again. */
export function stepsOf({ status, senderId }: Pick<Campaign, 'status' | 'senderId'>): CampaignStep[] {
  const own = senderId === platformSender
  const back: CampaignStep[] = own ? ['takeBack'] : []
  if (status === 'in_review') return ['approve', 'refuse']
  if (status === 'scheduled' || status === 'missed') return [...back, 'cancel']
  if (status === 'preparing' || status === 'sending') return ['pause', 'cancel']
  if (status === 'paused') return ['resume', 'cancel']
  return own ? ['duplicate'] : []
}
