import type { PreferenceHome } from '#core/platform/notifications/preference-home.ts'
import { users } from '#core/platform/users/users.ts'
import { subscribedMember, unsubscribedMember } from './member-subscription.ts'
import { ownSubscriber } from './subscriber-for.ts'

const memberOf = (userId: string) => users.get({ id: userId }, { consistent: true })

/** The preference for the newsletter is the subscriber at the address of the member. */
export const preferenceHome = {
  type: 'newsletter',
  isOn: async (userId) => {
    const member = await memberOf(userId)
    return member !== undefined && (await ownSubscriber(member))?.status === 'confirmed'
  },
  set: async (userId, isOn, now) => {
    const member = await memberOf(userId)
    if (!member) return []
    const { writes } = isOn
      ? await subscribedMember(member, { source: 'profile' }, now)
      : await unsubscribedMember(member, now)
    return writes
  },
} satisfies PreferenceHome
