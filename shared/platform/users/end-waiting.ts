import type { User } from './user.ts'

export type Waiting = Pick<User, 'status' | 'verificationStatus' | 'suspension'>

/**
 * Returns the changes to an account that is not a business: only businesses wait for approval, and it was one
 * that was refused.
 */
export const endWaiting = ({ status, suspension, verificationStatus }: Waiting): Partial<Waiting> => ({
  ...(status === 'pending' && { status: 'active' }),
  ...(suspension && { suspension: { ...suspension, previousStatus: 'active' } }),
  ...(verificationStatus === 'rejected' && { verificationStatus: 'verified' }),
})
