import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import type { StoredRegistration } from './registrations.ts'

type UserId = NonNullable<StoredRegistration['userId']>

/** True if a member hears what happens to it: guests of the desk and members who have left hear nothing. */
export const hasMember = <R extends Pick<StoredRegistration, 'userId'>>(
  registration: R,
): registration is R & { userId: UserId } =>
  registration.userId !== undefined && registration.userId !== goneOwnerId
