import { encodeTime } from 'ulid'
import { activities } from '#core/platform/activities/activities.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { Activity } from '#shared/platform/activities/activity.ts'
import type { ActivityType } from '#shared/platform/activities/activity-type.ts'
import type { Source } from './read-source.ts'

/**
 * Lines of the activity log that a time line leaves out: what someone looked at is many and no history; a payment stands
 * there as such; and the account begins by itself.
 */
const leftOut = new Set<ActivityType>([
  'search',
  'content_view',
  'error_event',
  'payment_success',
  'payment_failed',
  'user_register',
])

/** What the activity log has about a member. */
export const activitySource = ({ id: memberId }: StoredUser): Source<Activity> => ({
  list: ({ upTo = '~', limit, cursor }) =>
    activities.list({
      pk: `USER#${memberId}`,
      between: ['ACTIVITY#', `ACTIVITY#act_${upTo}`],
      newestFirst: true,
      limit,
      cursor,
    }),
  draft: ({ id, type, description, actorId, impersonated, createdAt }) =>
    leftOut.has(type)
      ? undefined
      : {
          id,
          kind: 'account',
          at: createdAt,
          sentence: description,
          ...(impersonated && { detail: 'Done while impersonating this member.' }),
          by: actorId ? { id: actorId } : { role: 'system' },
        },
})

/** The beginning of the account, which is older than the oldest line of its log. */
export const beginningSource = ({ id: memberId, createdAt }: StoredUser): Source => {
  const begun = `${encodeTime(Date.parse(createdAt), 10)}${'0'.repeat(16)}`
  return {
    list: async ({ upTo = '~' }) => ({ items: begun <= upTo ? [{ id: `begun_${begun}` }] : [] }),
    draft: ({ id }) => ({ id, kind: 'account', at: createdAt, sentence: 'Signed up', by: { id: memberId } }),
  }
}
