import { AppError } from '#shared/errors.ts'

export const linkUnknown = () =>
  new AppError(
    'not_found',
    'link_unknown',
    'This link is not valid. It may have been cut off by your email program.',
  )
