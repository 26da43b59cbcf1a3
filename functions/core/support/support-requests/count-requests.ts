import { getMany } from '#core/platform/db/get-many.ts'
import type { DeskCounts } from '#shared/support/support-requests/agent-shapes.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import type { Agent } from './agent.ts'
import { countDue } from './due-requests.ts'
import { figureOfAgent, requestCounters, unassignedFigure } from './request-counters.ts'

/** How many requests each view of a desk has, from its counters and the times that are close. */
export async function countViews(agent: Agent, deskId: DeskId, now: string): Promise<DeskCounts> {
  const figures = {
    unassigned: unassignedFigure,
    mine: figureOfAgent(agent.userId),
    open: 'open',
    waiting: 'waiting',
    unverified: 'unverified',
    solved: 'solved',
    spam: 'spam',
  }
  const [rows, dueSoon, overdue] = await Promise.all([
    getMany(Object.values(figures).map((figure) => requestCounters.key({ deskId, figure }))),
    countDue(deskId, 'due_soon', now),
    countDue(deskId, 'overdue', now),
  ])
  const counts = new Map(rows.map((row) => requestCounters.read(row)).map((one) => [one.figure, one.count]))
  const countOf = (view: keyof typeof figures) => Math.max(0, counts.get(figures[view]) ?? 0)
  return {
    views: {
      unassigned: countOf('unassigned'),
      mine: countOf('mine'),
      open: countOf('open'),
      due_soon: dueSoon,
      overdue,
      waiting: countOf('waiting'),
      unverified: countOf('unverified'),
      solved: countOf('solved'),
      spam: countOf('spam'),
    },
  }
}
