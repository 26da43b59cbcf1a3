import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { route } from '#shared/platform/http/route.ts'
import { VerificationState } from '#shared/platform/verifications/verification.ts'
import { profileFields } from './profile-fields.ts'
import { User } from './user.ts'

/** A member's profile as its owner sees it, the figure on the bell, and how long a session lasts without activity. */
export const Me = z.object({
  ...User.shape,
  unreadNotifications: z.int(),
  sessionTimeoutMinutes: z.int(),
  /** The state of a business’s documents while it waits for approval. */
  businessVerification: z.optional(VerificationState),
})
export type Me = z.infer<typeof Me>

export const getMe = route({
  name: 'getMe',
  method: 'GET',
  path: '/api/users/me',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The profile of the signed-in member',
  response: Me,
})

/** The version that was read; a write over a newer version is refused, so that no change is lost. */
const version = z.int().check(z.gte(1))

/** Any of the fields; those left out stay as they are. */
export const ProfileForm = z.strictObject({ ...z.partial(z.object(profileFields)).shape, version })
export type ProfileForm = z.infer<typeof ProfileForm>

export const updateMe = route({
  name: 'updateMe',
  method: 'PATCH',
  path: '/api/users/me',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Change the caller’s profile',
  body: ProfileForm,
  response: User,
  errors: ['version_conflict', 'profile_hidden', 'company_name_missing'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

/** The fields the registration has not asked for yet; those it has asked for may be left out. */
export const CompletionForm = z.strictObject({
  ...z.partial(
    z.pick(z.object(profileFields), {
      name: true,
      phone: true,
      city: true,
      state: true,
      country: true,
      bio: true,
      isPublicProfile: true,
    }),
  ).shape,
  version,
})
export type CompletionForm = z.infer<typeof CompletionForm>

export const completeRegistration = route({
  name: 'completeRegistration',
  method: 'POST',
  path: '/api/users/me/complete',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Complete the registration; a second call changes nothing',
  body: CompletionForm,
  response: User,
  errors: ['version_conflict', 'profile_hidden'],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

export const setProfilePicture = route({
  name: 'setProfilePicture',
  method: 'PUT',
  path: '/api/users/me/picture',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Use an uploaded picture as the profile picture',
  body: z.strictObject({ uploadId: idSchema('upl') }),
  response: User,
  errors: ['upload_not_found', 'upload_rejected'],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})
