import { AppError } from '#shared/errors.ts'

/** The refusals of house ads, each with its sentence. */
export const houseAdRefusal = {
  notFound: () => new AppError('not_found', 'house_ad_not_found', 'This house ad is gone.'),
  limit: () => new AppError('conflict', 'house_ad_limit', 'An ad space can have up to ten house ads.'),
  incomplete: (missing: readonly string[]) =>
    new AppError('unprocessable', 'house_ad_incomplete', `Before you show it, add: ${missing.join(', ')}.`),
}
