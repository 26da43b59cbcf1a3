import { isShown } from '#shared/members/public-member.ts'
import type { User } from '#shared/users/user.ts'
import type { StoredPost, Visibility } from './post.ts'

/**
 * Who sees a post as its member stands now. A profile that is not public, hidden, suspended, or about to be deleted
 * leaves its posts to its member alone, and they are back with it.
 */
export const seenBy = (
  { visibility, hiddenReason }: Pick<StoredPost, 'visibility' | 'hiddenReason'>,
  author: User | undefined,
): Visibility => (author && isShown(author) && hiddenReason === undefined ? visibility : 'me')
