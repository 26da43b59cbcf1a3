import { platformDesk } from './named-request.ts'
import type { SupportRequest } from './support-request.ts'

/** Only what is open at the platform’s own desk waits for administrators. */
const waits = ({ deskId, status, isUnverified }: SupportRequest) =>
  deskId === platformDesk && status === 'open' && !isUnverified

export const isUnassigned = (request: SupportRequest): boolean => waits(request) && !request.assigneeId

/** Its time has passed, and the desk was told so. */
export const isOverdue = (request: SupportRequest): boolean =>
  waits(request) && overdueSince(request) !== undefined

/** When the first of the times that still run has passed. */
export const overdueSince = ({ clocks: { first, solve } }: Pick<SupportRequest, 'clocks'>) =>
  [first, solve].flatMap((clock) => (clock?.since ? (clock.missedAt ?? []) : [])).toSorted()[0]
