import { newUser, type Registration } from './new-user.ts'
import type { User } from './user.ts'

/** The profile of a new member. The paid membership is only remembered: it begins when it is paid. */
export function registeredUser(registration: Registration, now: string): User {
  if (registration.membershipType !== 'pro_competitor') return newUser(registration, now)
  return {
    ...newUser({ ...registration, membershipType: 'competitor' }, now),
    chosenMembership: 'pro_competitor',
  }
}
