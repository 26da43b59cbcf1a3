import type { MailSwitch } from '#core/mail/unsubscribe/mail-switch.ts'
import { leftAfterCampaign } from '#core/newsletter/newsletter-subscribers/unsubscribe-subscriber.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { MailsOfNoun } from '#core/platform/mails/mail-switches.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { users } from '#core/platform/users/users.ts'
import type { Following } from '#shared/newsletter/organization-news/following.ts'
import { changeFollowing } from './change-following.ts'
import { followings } from './followings.ts'

const purpose = 'organization_news'
const userIdLength = 36

/** What turns the news of one organization off for a member. */
export const newsMailsOf = (userId: string, organizationId: string): MailsOfNoun => ({
  purpose,
  id: `${userId}-${organizationId}`,
})

async function namedBy(id: string) {
  const userId = id.slice(0, userIdLength)
  const organizationId = id.slice(userIdLength + 1) as Following['organizationId']
  const [user, organization, following] = await Promise.all([
    users.get({ id: userId }, { consistent: true }),
    organizations.get({ id: organizationId }),
    followings.get({ userId, organizationId }, { consistent: true }),
  ])
  return user && organization && { user, organizationId, topic: `news from ${organization.name}`, following }
}

export const mailSwitch = {
  purpose,
  read: async (id) => {
    const named = await namedBy(id)
    return named && { topic: named.topic, isOn: !named.following?.isMuted }
  },
  isWanted: async (id) => {
    const named = await namedBy(id)
    if (!named || named.following?.isMuted) return false
    return wantsNotification(named.user.id, 'marketing', 'email')
  },
  set: async (id, on, now) => {
    const named = await namedBy(id)
    if (!named) return undefined
    const { user, organizationId, topic } = named
    const activity = () =>
      recordActivity(
        {
          by: 'platform',
          userId: user.id,
          type: 'settings_update',
          description: `Turned ${on ? 'on' : 'off'} emails about ${topic} with the link in an email`,
        },
        now,
      )
    await changeFollowing(
      {
        userId: user.id,
        organizationId,
        wanted: ({ follows }) => ({ follows, isMuted: !on }),
        also: async () => [activity(), ...(on ? [] : await leftAfterCampaign(user.id, now, organizationId))],
      },
      now,
    )
    return { topic, isOn: on }
  },
} satisfies MailSwitch
