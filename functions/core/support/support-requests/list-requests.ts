import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { DeskView } from '#shared/support/support-requests/agent-shapes.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import type { DeskRequestRow } from '#shared/support/support-requests/shown-request.ts'
import type { RequestPriority } from '#shared/support/support-requests/support-request.ts'
import { type Agent, sees } from './agent.ts'
import { deskRows } from './desk-rows.ts'
import { dueRequests } from './due-requests.ts'
import { requests, requestsAt, requestsOn, type StoredRequest } from './requests.ts'
import { type RequestSearch, searchRequests } from './search-requests.ts'

type Wanted = {
  view: DeskView
  priority?: RequestPriority | undefined
  category?: string | undefined
  tag?: string | undefined
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** A view of a desk, by the index that holds nothing else. */
function readView(deskId: DeskId, view: DeskView, agent: Agent, now: string): RequestSearch {
  if (view === 'due_soon' || view === 'overdue') return (page) => dueRequests(deskId, view, now, page)
  const list = (index: 'gsi2' | 'gsi3', pk: string): RequestSearch => {
    return (page) => requests.list({ index, pk, newestFirst: true, ...page })
  }
  if (view === 'unassigned') return list('gsi3', requestsOn(deskId, undefined))
  if (view === 'mine') return list('gsi3', requestsOn(deskId, agent.userId))
  return list('gsi2', requestsAt(deskId, view))
}

const isWanted =
  (agent: Agent, { priority, category, tag }: Wanted) =>
  (request: StoredRequest): boolean =>
    sees(agent, request) &&
    (!priority || request.priority === priority) &&
    (!category || request.category === category) &&
    (!tag || request.tags.includes(tag))

/** A page of the requests in a view of a desk, or of what a search finds there. */
export async function listRequests(
  agent: Agent,
  deskId: DeskId,
  wanted: Wanted,
  now: string,
): Promise<Page<DeskRequestRow>> {
  const { view, q, limit } = wanted
  const read = q ? await searchRequests(agent, deskId, q) : readView(deskId, view, agent, now)
  const { items, ...page } = await firstPageWith(
    (cursor) => read({ cursor, limit }),
    wanted.cursor,
    isWanted(agent, wanted),
  )
  return { ...page, items: await deskRows(items, agent) }
}
