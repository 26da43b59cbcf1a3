import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listOwnDesks } from '#shared/support/support-desks/contract.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import { query } from '#web/lib/query.ts'
import type { SettingsApi } from './settings-api.ts'

/** The desks at which one answers, each with what waits there. */
export const ownDesksQuery = query('support', listOwnDesks, {}, { staleTime: 5000 })

export const deskSettingsKey = (desk: DeskId) => ['supportSettings', desk] as const

export const deskSettingsQuery = (api: SettingsApi) =>
  queryOptions({ queryKey: deskSettingsKey(api.deskId), queryFn: ({ signal }) => api.settings(signal) })

/** The list that answers insert from has the same key. */
export const savedRepliesKey = (desk: DeskId) => ['supportReplies', desk] as const

export const savedRepliesQuery = (api: SettingsApi) =>
  queryOptions({ queryKey: savedRepliesKey(api.deskId), queryFn: ({ signal }) => api.replies(signal) })

export const deskReportQuery = (api: SettingsApi, days: number) =>
  queryOptions({
    queryKey: ['support', 'report', api.deskId, days],
    queryFn: ({ signal }) => api.report(days, signal),
    staleTime: 5000,
    placeholderData: keepPreviousData,
  })
