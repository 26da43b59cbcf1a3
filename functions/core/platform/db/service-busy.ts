import { AppError } from '#shared/errors.ts'

export const serviceBusy = () =>
  new AppError('unavailable', 'busy', 'The service is busy. Please try again in a moment.', {
    retryAfterSeconds: 1,
  })
