import type { User } from './user.ts'

/** What an approval makes of an account, by whichever way it comes: who was refused before is so no longer. */
export const approvedStanding = ({
  verificationStatus,
}: Pick<User, 'verificationStatus'>): Partial<User> => ({
  status: 'active',
  ...(verificationStatus === 'rejected' && { verificationStatus: 'verified' }),
})
