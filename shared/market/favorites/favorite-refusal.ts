import { AppError } from '#shared/errors.ts'

export const favoriteLimit = () =>
  new AppError('conflict', 'favorite_limit', 'You can save up to 200 items. Remove one first.')
