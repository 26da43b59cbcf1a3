import { createContext, use } from 'react'
import type * as z from 'zod/mini'
import type { Page } from '#shared/platform/http/page.ts'
import type { CannedReply } from '#shared/support/support-desks/canned-reply.ts'
import type { DeskCategory } from '#shared/support/support-desks/desk-settings.ts'
import type {
  Answer,
  DeskCounts,
  DeskView,
  ManyChange,
  ManyChanged,
  Merge,
  Note,
  Presence,
  Present,
  RequestChange,
} from '#shared/support/support-requests/agent-shapes.ts'
import type { DeskId, RequestId, RequestMessageId } from '#shared/support/support-requests/named-request.ts'
import type {
  DeskRequest,
  DeskRequestRow,
  NamedAgent,
} from '#shared/support/support-requests/shown-request.ts'
import type { RequestPriority } from '#shared/support/support-requests/support-request.ts'

/** What narrows the list of a desk. A search `q` goes over all views. */
export type DeskFilter = {
  view: DeskView
  priority?: RequestPriority | undefined
  category?: string | undefined
  tag?: string | undefined
  q?: string | undefined
}

export type DeskCategoryChoice = Pick<DeskCategory, 'key' | 'label'>

/** A read, which ends with the screen. */
type Read<Answer, Of extends unknown[] = []> = (...of: [...Of, signal: AbortSignal]) => Promise<Answer>

/** A write about one request. Sent again with its key, it changes nothing. */
type Write<Body, Result = DeskRequest> = (
  requestId: RequestId,
  body: Body,
  idempotencyKey: string,
) => Promise<Result>

/**
 * What the screens of those who answer need of the API: administrators answer at the desk of the platform, and the owners
 * and managers of an organization at its own.
 */
export type DeskApi = {
  deskId: DeskId
  isAdmin: boolean
  /** Requests can be changed, not only read. Of one request, `mayAnswer` says the same. */
  mayAnswer: boolean
  paths: { list: string; request: (requestId: RequestId) => string }
  list: Read<Page<DeskRequestRow>, [filter: DeskFilter, cursor: string | undefined]>
  counts: Read<DeskCounts>
  get: Read<DeskRequest, [requestId: RequestId, cursor: string | undefined]>
  original: Read<{ html: string }, [requestId: RequestId, messageId: RequestMessageId]>
  replies: Read<{ items: CannedReply[] }>
  agents: Read<{ items: NamedAgent[] }>
  categories: Read<DeskCategoryChoice[]>
  answer: Write<z.input<typeof Answer>>
  note: Write<z.input<typeof Note>>
  update: Write<RequestChange>
  merge: Write<z.input<typeof Merge>>
  /** Gives a request to the platform, which alone answers it from then on. The platform has no one to give it to. */
  handOver?: (requestId: RequestId, version: number, idempotencyKey: string) => Promise<unknown>
  many: (body: ManyChange, idempotencyKey: string) => Promise<ManyChanged>
  presence: (requestId: RequestId, body: z.input<typeof Presence>) => Promise<Present>
  fileLink: (requestId: RequestId, fileId: string) => Promise<{ url: string }>
}

const DeskContext = createContext<DeskApi | undefined>(undefined)

/** Gives the screens below it their desk: `<DeskProvider value={adminDeskApi('platform')}>`. */
export const DeskProvider = DeskContext.Provider

export function useDesk(): DeskApi {
  const desk = use(DeskContext)
  if (!desk) throw new Error('no DeskProvider above')
  return desk
}
