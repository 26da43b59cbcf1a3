import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { User, UserId } from './user.ts'

/** The checked parts of a public profile. */
export const ProfileRow = z.pick(User, {
  id: true,
  name: true,
  membershipType: true,
  companyName: true,
  city: true,
  state: true,
  bio: true,
  profileImage: true,
  profileHidden: true,
  updatedAt: true,
  version: true,
})
export type ProfileRow = z.infer<typeof ProfileRow>

export const ProfileVisibility = z.enum(['public', 'hidden'])
export type ProfileVisibility = z.infer<typeof ProfileVisibility>

export const listMemberProfiles = route({
  name: 'listMemberProfiles',
  method: 'GET',
  path: '/api/admin/member-profiles',
  auth: 'admin',
  summary: 'Profiles that are public or that an administrator has hidden, last changed first',
  query: z.strictObject({ ...pageQuery(24), show: z._default(ProfileVisibility, 'public') }),
  response: Page(ProfileRow),
  errors: ['invalid_cursor'],
})

/** `show` takes back a `hide`. */
export const Moderation = z.enum(['hide', 'show', 'remove_picture', 'remove_bio'])
export type Moderation = z.infer<typeof Moderation>

export const moderateProfile = route({
  name: 'moderateProfile',
  method: 'POST',
  path: '/api/admin/member-profiles/:userId/moderate',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Hide a profile or remove its picture or bio; an email tells its owner why',
  params: z.strictObject({ userId: UserId }),
  body: z.strictObject({ moderation: Moderation, reason: text(500, 1) }),
  response: ProfileRow,
  errors: ['user_not_found', 'nothing_to_moderate', 'version_conflict'],
})
