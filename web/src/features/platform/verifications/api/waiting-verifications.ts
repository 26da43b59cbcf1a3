import { listVerifications } from '#shared/platform/verifications/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const waitingVerificationsQuery = pagesQuery(listVerifications, {
  key: ['verifications', 'waiting'],
  // Other people decide and submit.
  staleTime: 5000,
})
