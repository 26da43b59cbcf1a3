import { isShown } from '#shared/platform/users/public-member.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { StoredPost, Visibility } from './post.ts'

/**
 * Returns the audience of a post given its member’s current state. A profile that is not public, hidden,
 * suspended, or about to be deleted leaves its posts to its member alone; they return with it.
 */
export const seenBy = (
  { visibility, hiddenReason }: Pick<StoredPost, 'visibility' | 'hiddenReason'>,
  author: User | undefined,
): Visibility => (author && isShown(author) && hiddenReason === undefined ? visibility : 'me')
