import { subscribers } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { followings } from '#core/newsletter/organization-news/followings.ts'
import { isEntrant } from '#core/newsletter/organization-news/news-people.ts'
import { getTogether } from '#core/platform/db/get-together.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { isMailed } from '#core/platform/notifications/is-mailed.ts'
import { notificationPreferences } from '#core/platform/notifications/notification-preferences.ts'
import { accountOf } from '#core/platform/users/account-at.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import type {
  Campaign,
  OrganizationAudience,
  SkipReason,
  SubscriberAudience,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { wants } from '#shared/platform/notifications/preferences.ts'
import { wantsTopic } from './audience/audience-of.ts'
import type { Reader } from './mail-to-reader.ts'

type Person = { reader: Required<Pick<Reader, 'leaves'>> & Reader } | { skipped: SkipReason }

/** The one behind a recipient as they are now: where the mail of a campaign goes, or why they do not get it. */
export async function personOf(
  recipientId: string,
  { audience, senderId }: Pick<Campaign, 'audience' | 'senderId'>,
): Promise<Person> {
  const person =
    audience.kind === 'subscribers'
      ? await subscriberOf(recipientId, audience)
      : await memberOf(recipientId, senderId, audience)
  if ('skipped' in person) return person
  const suppressed = await suppressions.get(
    { email: person.reader.email.toLowerCase() },
    { consistent: true },
  )
  return suppressed ? { skipped: 'suppressed' } : person
}

async function subscriberOf(id: string, audience: SubscriberAudience): Promise<Person> {
  const subscriber = await subscribers.get({ id }, { consistent: true })
  if (!subscriber) return { skipped: 'gone' }
  const { status, email, userId } = subscriber
  if (status === 'bounced' || status === 'complained') return { skipped: 'suppressed' }
  if (status !== 'confirmed') return { skipped: 'unsubscribed' }
  if (!wantsTopic(subscriber, audience)) return { skipped: 'topic' }
  const user = userId ? await users.get({ id: userId }, { consistent: true }) : undefined
  if (userId && !isReached(user)) return { skipped: 'gone' }
  return { reader: { email, firstName: user?.firstName, leaves: { purpose: 'newsletter', id } } }
}

async function memberOf(
  userId: string,
  organizationId: string,
  { eventIds }: OrganizationAudience,
): Promise<Person> {
  const [found, goesOut] = await Promise.all([
    getTogether(
      [
        users.key({ id: userId }),
        notificationPreferences.key({ userId }),
        followings.key({ userId, organizationId }),
      ],
      { consistent: true },
    ),
    isMailed('marketing'),
  ])
  const [[user], [chosen], [following]] = [found(users), found(notificationPreferences), found(followings)]
  if (!isReached(user)) return { skipped: 'gone' }
  if (!goesOut || !wants(chosen?.preferences ?? {}, 'marketing', 'email')) return { skipped: 'unsubscribed' }
  if (following?.isMuted) return { skipped: 'unsubscribed' }
  if (!following?.follows && !(await isEntrant(userId, eventIds))) return { skipped: 'unsubscribed' }
  const leaves = { purpose: 'organization_news' as const, id: `${userId}-${organizationId}` }
  return { reader: { email: user.email, firstName: user.firstName, leaves } }
}

/** Nothing goes to an account that is suspended or about to be deleted. */
const isReached = (user: StoredUser | undefined): user is StoredUser =>
  user !== undefined && accountOf(user).isReached
