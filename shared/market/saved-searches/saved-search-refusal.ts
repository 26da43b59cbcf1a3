import { AppError } from '#shared/errors.ts'

/** The refusals of saved searches, each with its sentence. */
export const savedSearchRefusal = {
  notFound: () => new AppError('not_found', 'saved_search_not_found', 'Saved search not found'),
  limit: () => new AppError('conflict', 'saved_limit', 'You can save up to ten searches. Delete one first.'),
  empty: () =>
    new AppError('unprocessable', 'saved_empty', 'Choose a category, a place, or another filter first.', {
      errors: [{ path: 'body.filters', message: 'Choose a category, a place, or another filter first.' }],
    }),
}
