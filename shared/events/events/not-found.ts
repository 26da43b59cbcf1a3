import { AppError } from '#shared/errors.ts'

/** Also hides events the caller may not see. */
export const eventNotFound = () => new AppError('not_found', 'event_not_found', 'Event not found')
