import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { namesOfResults } from '#core/competitions/competition-results/shown-results.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import {
  type BulkAction,
  type BulkOutcome,
  bulkUndoEndsAt,
} from '#shared/competitions/bulk-changes/bulk-change.ts'
import type { BulkChange, BulkSummary } from '#shared/competitions/bulk-changes/contract.ts'
import type { StoredBulkChange } from './bulk-changes.ts'

/** Bulk changes as administrators see them in a list. */
export async function bulkSummaries(all: readonly StoredBulkChange[]): Promise<BulkSummary[]> {
  const [names, events] = await Promise.all([
    namesOf(all.map(({ by }) => by)),
    eventsById(all.flatMap(({ action }) => (action.kind === 'move_event' ? action.eventId : []))),
  ])
  return all.map(({ id, action, status, lines, by, committedAt, undoneAt, createdAt }) => ({
    id,
    action,
    status,
    target: targetWords(action, (eventId) => events.get(eventId)?.title ?? 'Deleted event'),
    byName: names(by),
    counts: countsOf(lines.map(({ outcome }) => outcome)),
    ...(committedAt && { committedAt, undoUntil: bulkUndoEndsAt(committedAt) }),
    ...(undoneAt && { undoneAt }),
    createdAt,
  }))
}

function targetWords(action: BulkAction, titleOf: (eventId: string) => string): string {
  if (action.kind === 'reclass') return action.classKey
  if (action.kind === 'move_event') return titleOf(action.eventId)
  return action.kind === 'accept' ? action.reason : action.decision
}

function countsOf(outcomes: readonly BulkOutcome[]): BulkSummary['counts'] {
  const count = (...of: BulkOutcome[]) => outcomes.filter((one) => of.includes(one)).length
  return {
    changed: count('change', 'changed'),
    refused: count('refused'),
    skipped: count('skip'),
    undone: count('undone'),
    left: count('left'),
  }
}

/** One with its lines, each named as its result is now. */
export async function shownBulkChange(bulk: StoredBulkChange): Promise<BulkChange> {
  const rows = await getMany(bulk.lines.map(({ resultId }) => competitionResults.key({ id: resultId })))
  const results = new Map(
    rows.map((row) => competitionResults.read(row)).map((one) => [one.id as string, one]),
  )
  const [[summary], names] = await Promise.all([bulkSummaries([bulk]), namesOfResults([...results.values()])])
  if (!summary) throw new Error('A bulk change has no summary.')
  return {
    ...summary,
    hash: bulk.hash,
    lines: bulk.lines.map((line) => {
      const result = results.get(line.resultId)
      const shown = result && names(result)
      return {
        ...line,
        name: shown?.competitorName ?? 'Removed result',
        where: shown ? `${shown.className}, ${shown.eventName}` : '',
      }
    }),
  }
}
