import { AppError } from '#shared/errors.ts'

/** What an administrator reads who tries something in place of a member that only the member may do. */
export const whileImpersonating = () =>
  new AppError(
    'forbidden',
    'impersonating',
    'You cannot do this while impersonating a member. Stop impersonating first.',
  )
