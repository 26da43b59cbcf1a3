import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { adCampaignPath } from '#shared/ads/ad-campaigns/named-campaign.ts'

/** `message` goes on after a name in a mail, so it begins small. */
type CampaignNews = {
  kind: 'ad_campaign_decided' | 'ad_campaign_runs'
  type: 'success' | 'warning' | 'info'
  title: string
  message: string
}

/** An advertiser whom news reach; undefined for one who is suspended, leaves, or is gone. */
async function reachedAdvertiser(userId: string): Promise<StoredUser | undefined> {
  const user = await users.get({ id: userId }, { consistent: true })
  return user && user.status !== 'suspended' && !user.deletionDueAt ? user : undefined
}

/** Tells an advertiser what became of their campaign, by notification and mail. */
export async function tellAdvertiser(
  { id, advertiserId, name }: Pick<AdCampaign, 'id' | 'advertiserId' | 'name'>,
  { kind, type, title, message }: CampaignNews,
  now: string,
): Promise<Write[]> {
  const user = await reachedAdvertiser(advertiserId)
  if (!user) return []
  const href = adCampaignPath(id)
  return [
    ...notify(
      {
        userId: user.id,
        kind,
        type,
        title,
        message: message.charAt(0).toUpperCase() + message.slice(1),
        href,
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'ad-campaign-news',
        data: { firstName: user.firstName, campaignName: name, title, message, path: href },
        priority: 'normal',
      },
      now,
    ),
  ]
}
