import { AppError } from '#shared/errors.ts'

/** What an administrator hears who does in the place of a member what is the member’s alone. */
export const whileImpersonating = () =>
  new AppError(
    'forbidden',
    'impersonating',
    'You cannot do this while impersonating a member. Stop impersonating first.',
  )
