import { AppError } from '#shared/errors.ts'
import type { Refusal } from '#shared/refusal.ts'

/** Whatever is wrong with a link, the answer is the same. */
export const claimNotFound = () =>
  new AppError(
    'not_found',
    'claim_not_found',
    'This link does not work. Open it from the email that we sent you about your results.',
  )

export const claimRefused = ({ code, message }: Refusal) => new AppError('conflict', code, message)

export const memberNotFound = () => new AppError('not_found', 'member_not_found', 'Member not found')
