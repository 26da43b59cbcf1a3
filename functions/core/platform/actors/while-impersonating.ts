import { AppError } from '#shared/errors.ts'

/** The refusal for administrators who try something on a member’s behalf that only the member may do. */
export const whileImpersonating = () =>
  new AppError(
    'forbidden',
    'impersonating',
    'You cannot do this while impersonating a member. Stop impersonating first.',
  )
