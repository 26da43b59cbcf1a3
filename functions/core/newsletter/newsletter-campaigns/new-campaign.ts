import { newId } from '#shared/ids.ts'
import { initialLayout } from '#shared/newsletter/newsletter-campaigns/block.ts'
import {
  type Campaign,
  type CampaignId,
  everySubscriber,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { siteName } from '#shared/site-name.ts'

export type Begun = Pick<Campaign, 'senderId' | 'authorId' | 'name'> &
  Partial<Pick<Campaign, 'fromName' | 'replyTo' | 'subject' | 'preheader' | 'layout' | 'blocks' | 'audience'>>

/** A draft: from the platform to every subscriber, unless it is said otherwise. */
export const newCampaign = (begun: Begun, now: string): Campaign => ({
  id: newId('cmp', now) as CampaignId,
  fromName: siteName,
  subject: '',
  preheader: '',
  layout: initialLayout,
  blocks: [],
  audience: everySubscriber,
  ...begun,
  status: 'draft',
  createdAt: now,
  updatedAt: now,
  version: 1,
})
