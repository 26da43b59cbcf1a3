import { listVerifications } from '#shared/verifications/contract.ts'
import { pagesQuery } from '#web/features/lists/pages-query.ts'

export const waitingVerificationsQuery = pagesQuery(listVerifications, {
  key: ['verifications', 'waiting'],
  // Others decide and others submit.
  staleTime: 5000,
})
