import { AppError } from '#shared/errors.ts'

export const busy = () =>
  new AppError('unavailable', 'busy', 'The service is busy. Please try again in a moment.', {
    retryAfterSeconds: 1,
  })
