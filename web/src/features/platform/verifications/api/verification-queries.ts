import {
  getMyVerification,
  getVerification,
  listVerifications,
} from '#shared/platform/verifications/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

export const myVerificationQuery = query('verifications', getMyVerification, {})

export const userVerificationQuery = (userId: string) =>
  query('verifications', getVerification, { params: { userId } })

export const waitingVerificationsQuery = pagesQuery(listVerifications, {
  key: ['verifications', 'waiting'],
  // Other people decide and submit.
  staleTime: 5000,
})
