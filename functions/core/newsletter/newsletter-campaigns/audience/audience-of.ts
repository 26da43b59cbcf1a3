import { subscribers, subscribersWith } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { entrantIds, followerIds } from '#core/newsletter/organization-news/news-people.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type {
  Audience,
  SenderId,
  SubscriberAudience,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'

export type People = { ids: string[]; nextCursor?: string }

/** A page of the people of one list. */
export type PeopleList = (cursor: string | undefined) => Promise<People>

/** As many as one transaction writes with what stands beside them. */
export const peopleAtOnce = 90

/**
 * The lists of the people of an audience. They are walked one after another, and someone may stand in more than one of
 * them.
 */
export function listsOf(audience: Audience, senderId: SenderId, pageSize = peopleAtOnce): PeopleList[] {
  if (audience.kind === 'subscribers') return [(cursor) => subscriberIds(audience, cursor, pageSize)]
  return [
    ...(audience.followers ? [(cursor: string | undefined) => followerIds(senderId, cursor)] : []),
    ...audience.eventIds.map(
      (eventId) => (cursor: string | undefined) => entrantIds({ eventId, organizationId: senderId }, cursor),
    ),
  ]
}

/** Nothing chosen on either side means all of it. */
export const wantsTopic = (
  { topics }: Pick<Subscriber, 'topics'>,
  audience: Pick<SubscriberAudience, 'topics'>,
): boolean =>
  topics.length === 0 ||
  audience.topics.length === 0 ||
  topics.some((topic) => audience.topics.includes(topic))

async function subscriberIds(
  audience: SubscriberAudience,
  cursor: string | undefined,
  limit: number,
): Promise<People> {
  const { items, nextCursor } = await subscribers.list({
    index: 'gsi1',
    pk: subscribersWith('confirmed'),
    limit,
    cursor,
  })
  const interested = items.filter((subscriber) => wantsTopic(subscriber, audience))
  const chosen = choosesAccounts(audience) ? await withAccount(interested, audience) : interested
  return { ids: chosen.map(({ id }) => id), ...(nextCursor && { nextCursor }) }
}

const choosesAccounts = ({ membershipTypes, states, joinedBefore }: SubscriberAudience): boolean =>
  membershipTypes.length > 0 || states.length > 0 || joinedBefore !== undefined

async function withAccount(
  found: readonly Subscriber[],
  audience: SubscriberAudience,
): Promise<readonly Subscriber[]> {
  const accounts = await usersById(found.flatMap(({ userId }) => userId ?? []))
  return found.filter(({ userId }) => {
    const account = userId && accounts.get(userId)
    return account && isChosen(account, audience)
  })
}

const isChosen = (
  { membershipType, state, createdAt }: StoredUser,
  { membershipTypes, states, joinedBefore }: SubscriberAudience,
): boolean =>
  (membershipTypes.length === 0 || membershipTypes.includes(membershipType)) &&
  (states.length === 0 || states.includes(state)) &&
  (joinedBefore === undefined || createdAt < joinedBefore)
