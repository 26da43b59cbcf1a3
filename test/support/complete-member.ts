import { editProfile } from '#shared/platform/users/edit-profile.ts'
import type { User } from '#shared/platform/users/user.ts'
import { completion, newMember } from './new-member.ts'

/** A member who has everything behind them that comes before the dashboard. */
export const completeMember = (url: string, { email, ...changes }: Partial<User> = {}) =>
  newMember(url, 'competitor', email, (confirmed) => ({
    ...editProfile(confirmed, completion(confirmed.version), confirmed.updatedAt),
    registrationCompleted: true,
    ...changes,
  }))
