import { isBusiness, type MembershipType } from './membership-type.ts'
import { ProfileField, type User } from './user.ts'

/** The country of most members. */
export const homeCountry = 'United States'

/** The first word of a name is the first name; the rest is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

export type Registration = {
  id: string
  email: string
  name?: string
  membershipType: MembershipType
  phone?: string
  companyName?: string
} & Partial<Pick<User, 'location' | 'city' | 'state' | 'country'>>

/** A profile as it is right after registration; businesses wait for approval, the name falls back to the email. */
export function newUser(registration: Registration, now: string): User {
  const pending = isBusiness(registration.membershipType)
  const name = registration.name?.trim() || registration.email
  return {
    id: registration.id,
    email: registration.email,
    name,
    ...splitName(name),
    membershipType: registration.membershipType,
    status: pending ? 'pending' : 'active',
    verificationStatus: pending ? 'pending' : 'verified',
    location: registration.location ?? '',
    phone: registration.phone ?? '',
    address: '',
    city: registration.city ?? '',
    state: registration.state ?? '',
    zip: '',
    country: registration.country ?? homeCountry,
    companyName: registration.companyName ?? '',
    taxId: '',
    bio: '',
    isPublicProfile: false,
    publicFields: [...ProfileField.options],
    subscriptionPlan: 'basic',
    registrationProvider: 'email',
    registrationCompleted: false,
    loginCount: 0,
    failedLoginAttempts: 0,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
}
