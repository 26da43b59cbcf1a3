import { projection } from '#core/platform/projections/projection.ts'
import { requests } from '#core/support/support-requests/requests.ts'
import { countDeskDays } from './desk-figures.ts'
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
]
