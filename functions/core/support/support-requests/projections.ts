import { projection } from '#core/platform/projections/projection.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { isOverdue, isUnassigned, overdueSince } from '#shared/support/support-requests/waiting-request.ts'
import { memberRequests, memberRequestsOf } from './member-requests.ts'
import { peopleOf, peopleOfRequests } from './people-of-requests.ts'
import { countRequests } from './request-counters.ts'
import { momentsOf, requestMoments } from './request-moments.ts'
import { followNotes, followRequesters } from './request-notes.ts'
import { requestSearchEntries, requestSearchEntriesOf } from './request-search-entries.ts'
import { requests, requestsAt } from './requests.ts'
import { sharedRequests, sharedRequestsOf } from './shared-requests.ts'

const source = ({ requestId }: { requestId: string }) => requests.key({ id: requestId })

const openRequests = (cursor: string | undefined) =>
  requests.list({ index: 'gsi2', pk: requestsAt(platformDesk, 'open'), limit: 100, cursor })

/** The moments, lists, and figures of requests, and what of them waits at the platform’s own desk. */
export const projections = [
  projection({ of: requests, into: requestMoments, rows: momentsOf, source }),
  projection({ of: requests, into: requestSearchEntries, rows: requestSearchEntriesOf, source }),
  projection({ of: requests, into: sharedRequests, rows: sharedRequestsOf, source }),
  projection({ of: requests, into: peopleOfRequests, rows: peopleOf, source }),
  projection({ of: requests, into: memberRequests, rows: memberRequestsOf, source }),
  followNotes,
  followRequesters,
  countRequests,
  waiting({
    of: requests,
    id: ({ id }) => id,
    queue: (request) => (isUnassigned(request) ? 'supportUnassigned' : undefined),
    since: ({ createdAt }) => createdAt,
    lists: [openRequests],
  }),
  waiting({
    of: requests,
    as: 'overdue-support-request',
    id: ({ id }) => id,
    queue: (request) => (isOverdue(request) ? 'supportOverdue' : undefined),
    since: overdueSince,
    lists: [openRequests],
  }),
]
