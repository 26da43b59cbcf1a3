import { queryOptions } from '@tanstack/react-query'
import { type DeskEvent, getSettlement, listRegistrations } from '#shared/competitions/desk/contract.ts'
import { listScans } from '#shared/competitions/desk/gate-contract.ts'
import type { RegistrationStatus } from '#shared/events/registrations/registration.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

type Id = DeskEvent['id']

export const scansQuery = (eventId: string) =>
  pagesQuery(listScans, { key: ['desk', eventId, 'scans'], params: { eventId } })

export type EntryFilter = {
  /** Left out: those with a place, and in a search those who wait for one. */
  status?: RegistrationStatus | undefined
  classKey?: string | undefined
  q?: string | undefined
}

export const entriesQuery = (eventId: string, { status, classKey, q }: EntryFilter) =>
  pagesQuery(listRegistrations, {
    key: ['desk', eventId, 'entries', status ?? '', classKey ?? '', q ?? ''],
    params: { eventId },
    query: { limit: 50, ...(status && { status }), ...(classKey && { classKey }), ...(q && { q }) },
    keepPrevious: true,
  })

/** `sentCount`: how much this device has sent, after which the figures are read again. */
export const settlementQuery = (eventId: string, sentCount: number) =>
  queryOptions({
    queryKey: ['desk', eventId, 'settlement', sentCount],
    queryFn: ({ signal }) => call(getSettlement, { params: { eventId: eventId as Id } }, { signal }),
  })
