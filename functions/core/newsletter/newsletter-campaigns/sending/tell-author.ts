import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { users } from '#core/platform/users/users.ts'
import type { Campaign, CampaignCounts } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaignPath } from '#shared/newsletter/newsletter-campaigns/campaign-path.ts'

type Outcome = Pick<CampaignCounts, 'sent' | 'failed' | 'skipped'>
/** With a reason, the campaign stopped. */
type CampaignNews = { counts: Outcome; stoppedFor?: string }

/** Tells the author of a campaign that it went out, or why it stopped, by mail and notification. */
export async function tellAuthor(
  { id, senderId, authorId, name }: Campaign,
  { counts, stoppedFor }: CampaignNews,
  now: string,
): Promise<Write[]> {
  const user = await users.get({ id: authorId }, { consistent: true })
  if (!user || user.status === 'suspended') return []
  const path = campaignPath({ id, senderId })
  const mail = { toEmail: user.email, priority: 'normal' } as const
  const data = { firstName: user.firstName, campaignName: name, figures: figuresOf(counts), path }
  return [
    ...(stoppedFor === undefined
      ? queueMail({ ...mail, templateId: 'campaign-done', data }, now)
      : queueMail({ ...mail, templateId: 'campaign-stopped', data: { ...data, reason: stoppedFor } }, now)),
    ...(await tellIfWanted(
      {
        userId: user.id,
        kind: 'campaign_ended',
        type: stoppedFor === undefined ? 'success' : 'warning',
        title: stoppedFor === undefined ? `“${name}” has gone out` : `“${name}” stopped`,
        message: stoppedFor ?? `${figuresOf(counts)}.`,
        href: path,
      },
      now,
    )),
  ]
}

/** What there is none of is not said, but that nothing was sent. */
function figuresOf({ sent, failed, skipped }: Outcome): string {
  const figures = [[sent, 'sent'] as const, [failed, 'failed'] as const, [skipped, 'skipped'] as const]
  return figures
    .filter(([count, what]) => count > 0 || what === 'sent')
    .map(([count, what]) => `${count.toLocaleString('en-US')} ${what}`)
    .join(', ')
}
