import * as z from 'zod/mini'
import { Email } from '#shared/platform/users/email.ts'
import { BusinessType, MembershipType } from './membership-type.ts'

export const AccountStatus = z.enum(['active', 'pending', 'suspended'])
export type AccountStatus = z.infer<typeof AccountStatus>

export const VerificationStatus = z.enum(['pending', 'verified', 'rejected'])
export type VerificationStatus = z.infer<typeof VerificationStatus>

/** The id of a member is Cognito's `sub`. */
export const UserId = z.uuid()

/**
 * The fields of a public profile that a member may show or hide; name and membership are always shown there.
 */
export const ProfileField = z.enum([
  'profileImage',
  'bio',
  'location',
  'city',
  'state',
  'country',
  'companyName',
  'garage',
])
export type ProfileField = z.infer<typeof ProfileField>

/** The fields of members who never chose: a garage is shown only by those who wish it. */
export const fieldsBeforeChoice = ProfileField.options.filter((field) => field !== 'garage')

/** A member's own profile, as the table keeps it and as the member sees it. */
export const User = z.object({
  id: UserId,
  email: Email,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  membershipType: MembershipType,
  status: AccountStatus,
  verificationStatus: VerificationStatus,
  role: z.optional(z.string()),
  location: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  companyName: z.string(),
  taxId: z.string(),
  bio: z.string(),
  profileImage: z.optional(z.string()),
  isPublicProfile: z.boolean(),
  publicFields: z._default(z.array(ProfileField), fieldsBeforeChoice),
  subscriptionPlan: z.string(),
  /** The paid membership that was chosen at registration and begins when it is paid. */
  chosenMembership: z.optional(z.literal('pro_competitor')),
  /** The business membership that a person has approved for this account; it begins when it is paid. */
  approvedMembership: z.optional(BusinessType),
  registrationProvider: z.enum(['email', 'google']),
  /** The time a member who registered with Google first chose a password. */
  passwordSetAt: z.optional(z.iso.datetime()),
  registrationCompleted: z.boolean(),
  lastLoginAt: z.optional(z.iso.datetime()),
  /** The reason the account is suspended, and its status before. */
  suspension: z.optional(
    z.object({ reason: z.string(), suspendedAt: z.iso.datetime(), previousStatus: AccountStatus }),
  ),
  /** The reason an administrator took the profile out of the public; its owner cannot put it back. */
  profileHidden: z.optional(z.object({ reason: z.string(), hiddenAt: z.iso.datetime() })),
  /** The time the account is deleted, unless its owner decides to keep it. */
  deletionDueAt: z.optional(z.iso.datetime()),
  loginCount: z.int(),
  failedLoginAttempts: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type User = z.infer<typeof User>
