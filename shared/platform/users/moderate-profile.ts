import { AppError } from '#shared/errors.ts'
import type { Moderation } from './moderation-contract.ts'
import type { User } from './user.ts'

const nothing = (sentence: string) => new AppError('conflict', 'nothing_to_moderate', sentence)

/** The profile as an administrator has moderated it. What is hidden, its owner cannot make public again. */
export function moderateProfile(user: User, moderation: Moderation, reason: string, now: string): User {
  return { ...user, ...changesOf(user, moderation, reason, now), updatedAt: now, version: user.version + 1 }
}

function changesOf(user: User, moderation: Moderation, reason: string, now: string): Partial<User> {
  switch (moderation) {
    case 'hide':
      if (!user.isPublicProfile) throw nothing('This profile is not public.')
      return { isPublicProfile: false, profileHidden: { reason, hiddenAt: now } }
    case 'show':
      if (!user.profileHidden) throw nothing('This profile is not hidden.')
      return { isPublicProfile: true, profileHidden: undefined }
    case 'remove_picture':
      if (!user.profileImage) throw nothing('This profile has no picture.')
      return { profileImage: undefined }
    case 'remove_bio':
      if (!user.bio) throw nothing('This profile has no bio.')
      return { bio: '' }
  }
}
