import { organizations } from '#core/organizations/organizations/organizations.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { users } from '#core/platform/users/users.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { newsPath } from '#shared/newsletter/organization-news/news-path.ts'

/**
 * Tells the author of an organization’s first news how an administrator decided, by notification and mail. One who is
 * suspended or leaves is not told.
 */
export async function tellOfDecision(
  { id, senderId, subject, authorId, refusal }: Campaign,
  now: string,
): Promise<Write[]> {
  const [author, organization] = await Promise.all([
    users.get({ id: authorId }, { consistent: true }),
    organizations.get({ id: senderId }),
  ])
  if (!author || author.status === 'suspended' || author.deletionDueAt) return []
  const title = refusal ? 'Your news needs a change' : 'Your news was approved'
  const reason = refusal ? `It is a draft again. The reason: ${refusal}` : 'It goes out as you planned it.'
  const path = newsPath(senderId, id)
  const isMailed = await wantsNotification(author.id, 'system_updates', 'email')
  return [
    ...(await tellIfWanted(
      {
        userId: author.id,
        kind: 'news_decided',
        type: refusal ? 'warning' : 'success',
        title,
        message: `“${subject}”: ${reason}`,
        href: path,
      },
      now,
    )),
    ...(isMailed
      ? queueMail(
          {
            toEmail: author.email,
            templateId: 'news-decided',
            data: {
              outcome: title,
              firstName: author.firstName,
              campaignName: subject,
              organizationName: organization?.name ?? 'your organization',
              reason,
              path,
            },
            priority: 'normal',
            wantedBy: { userId: author.id, category: 'system_updates' },
          },
          now,
        )
      : []),
  ]
}
