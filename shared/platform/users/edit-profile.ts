import { AppError } from '#shared/errors.ts'
import type { ProfileForm } from './contract.ts'
import { isBusiness } from './membership-type.ts'
import { splitName } from './new-user.ts'
import { acceptedContact, settleContact } from './settle-contact.ts'
import type { User } from './user.ts'

/**
 * The profile with the given fields changed; a new name also gives a new first and last name. A business keeps the name
 * it is found by, and what an administrator has hidden stays hidden. A phone or place that is edited must be one;
 * `complete` also asks for the place.
 */
export function editProfile(
  user: User,
  changes: Omit<ProfileForm, 'version'>,
  now: string,
  { complete = false } = {},
): User {
  if (changes.isPublicProfile && user.profileHidden)
    throw new AppError(
      'forbidden',
      'profile_hidden',
      `An administrator has hidden your profile: ${user.profileHidden.reason}`,
    )
  if (changes.companyName === '' && user.companyName && isBusiness(user.membershipType)) {
    const message = 'Enter the name of your business or club'
    throw new AppError('invalid', 'company_name_missing', message, {
      errors: [{ path: 'body.companyName', message }],
    })
  }
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return {
    ...user,
    ...given,
    ...acceptedContact(settleContact(user, changes, { complete })),
    ...(changes.name !== undefined && splitName(changes.name)),
    updatedAt: now,
    version: user.version + 1,
  }
}
