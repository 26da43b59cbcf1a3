import { hidePost } from '#shared/community/feed/admin-contract.ts'
import { deleteComment } from '#shared/community/feed/comments-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

/** Hides a post with a reason, or shows it again without one. */
export const useHidePost = command(hidePost, { changes: [['feed']] })

export const useModerateComment = command(deleteComment, { changes: [['feed']] })
