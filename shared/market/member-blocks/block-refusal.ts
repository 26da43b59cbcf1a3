import { AppError } from '#shared/errors.ts'

export const mostBlocks = 500

/** The refusals of blocks. The first one is the same in both directions: no one learns who blocked whom. */
export const blockRefusal = {
  blocked: () => new AppError('forbidden', 'blocked', 'You cannot message this member.'),
  unknown: () => new AppError('not_found', 'user_not_found', 'This member has left.'),
  self: () => new AppError('conflict', 'block_self', 'You cannot block yourself.'),
  limit: () =>
    new AppError('conflict', 'block_limit', `You can block up to ${mostBlocks} members. Unblock one first.`),
}
