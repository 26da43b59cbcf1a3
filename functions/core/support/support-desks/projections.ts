import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { requests } from '#core/support/support-requests/requests.ts'
import { countDeskDays, reportedDays } from './desk-figures.ts'
import { ratedComments, ratedCommentsOf } from './rated-comments.ts'

/** What the reports of desks are made of. */
export const projections = [
  projection({
    of: requests,
    into: ratedComments,
    rows: ratedCommentsOf,
    source: ({ requestId }) => requests.key({ id: requestId }),
  }),
  countDeskDays,
  // As in the reports of all desks together: no spam, a request that is open again is not solved, and what was counted
  // stays when the request goes.
  countsByDay({
    of: requests,
    id: ({ id }) => id,
    counts: (request) =>
      reportedDays(request).flatMap(({ figure, on }) =>
        figure === 'opened' || figure === 'solved'
          ? [{ figure: `requests_${figure}` as const, day: on, count: 1 }]
          : [],
      ),
    lasting: true,
  }),
]
