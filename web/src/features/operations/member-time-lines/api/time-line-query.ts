import { getMemberTimeLine } from '#shared/operations/member-time-lines/contract.ts'
import type { TimeLineKind } from '#shared/operations/member-time-lines/time-line-entry.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const timeLinesKey = ['time-lines'] as const

export const timeLineQuery = (memberId: string, kind: TimeLineKind | undefined) =>
  pagesQuery(getMemberTimeLine, {
    key: [...timeLinesKey, memberId, kind ?? 'all'],
    params: { memberId },
    query: { kind },
    keepPrevious: true,
    staleTime: 5000,
  })
