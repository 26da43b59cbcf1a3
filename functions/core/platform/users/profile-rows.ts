import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ProfileRow, type ProfileVisibility } from '#shared/platform/users/moderation-contract.ts'
import type { User } from '#shared/platform/users/user.ts'

export const profilesPartition = (show: ProfileVisibility) => `ADMIN_PROFILES#${show}`

/** Profiles to moderate, last changed first; kept by the table stream. */
export const profileRows = entity({
  name: 'profile-row',
  erasure: 'by the stream',
  schema: ProfileRow,
  key: ({ id, updatedAt, profileHidden }: ProfileRow) => ({
    pk: profilesPartition(profileHidden ? 'hidden' : 'public'),
    sk: `${updatedAt}#${id}`,
  }),
})

export const profileRowsOf = (user: User): ProfileRow[] =>
  user.isPublicProfile || user.profileHidden ? [z.parse(ProfileRow, user)] : []
