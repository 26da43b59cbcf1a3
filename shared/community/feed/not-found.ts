import { AppError } from '#shared/errors.ts'

export const postNotFound = () =>
  new AppError('not_found', 'post_not_found', 'This post is no longer available.')

export const commentNotFound = () =>
  new AppError('not_found', 'comment_not_found', 'This comment is no longer available.')
