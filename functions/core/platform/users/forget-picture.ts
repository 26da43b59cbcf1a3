import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { User } from '#shared/platform/users/user.ts'

/** The file of a picture that is no longer shown goes too. */
export function forgetPicture({ id, profileImage }: User, now: string): Write[] {
  if (!profileImage?.startsWith(`/media/profile-pictures/${id}/`)) return []
  return [announce('profile.picture_replaced', { userId: id, picture: profileImage }, now)]
}
