import { getMany } from '#core/platform/db/get-many.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import { momentsOfDesk, requestMoments } from './request-moments.ts'
import { requests, type StoredRequest } from './requests.ts'

/** Due soon: within so many minutes. */
const soonMinutes = 60

export type DueView = 'due_soon' | 'overdue'

type Paged = { cursor?: string | undefined; limit: number }

/** The times of a view: overdue ones have passed, the others have not. */
const timesOf = (view: DueView, now: string) =>
  view === 'overdue' ? { from: '', to: now } : { from: now, to: addTime(now, { minutes: soonMinutes }) }

const momentsIn = (deskId: DeskId, view: DueView, now: string, page: Paged) => {
  const { from, to } = timesOf(view, now)
  const sortKeys = view === 'overdue' ? { upTo: to } : { between: [from, to] as const }
  return requestMoments.list({ index: 'gsi1', pk: momentsOfDesk(deskId), ...sortKeys, ...page, moves: true })
}

/** The first of the times of a request that a view shows, so that it stands there once. */
function firstIn(view: DueView, { clocks }: StoredRequest, now: string): string | undefined {
  const { from, to } = timesOf(view, now)
  const due = (['first', 'solve'] as const).flatMap((moment) => {
    const { dueAt } = clocks[moment] ?? {}
    return dueAt && dueAt >= from && dueAt < to ? [{ moment, dueAt }] : []
  })
  return due.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))[0]?.moment
}

/** The requests of a desk whose time runs out, or has run out, by that time. */
export async function dueRequests(
  deskId: DeskId,
  view: DueView,
  now: string,
  page: Paged,
): Promise<Page<StoredRequest>> {
  const { items: moments, ...more } = await momentsIn(deskId, view, now, page)
  const ids = [...new Set(moments.map(({ requestId }) => requestId))]
  const rows = await getMany(ids.map((id) => requests.key({ id })))
  const found = new Map(rows.map((row) => requests.read(row)).map((request) => [request.id, request]))
  const items = moments.flatMap(({ requestId, moment }) => {
    const request = found.get(requestId)
    const isShown = request?.status === 'open' && firstIn(view, request, now) === moment
    return request && isShown && request.deskId === deskId ? [request] : []
  })
  return { ...more, items }
}

/** How many requests a view of times has; more than a hundred are a hundred. */
export async function countDue(deskId: DeskId, view: DueView, now: string): Promise<number> {
  const { items } = await momentsIn(deskId, view, now, { limit: 100 })
  return new Set(items.map(({ requestId }) => requestId)).size
}
