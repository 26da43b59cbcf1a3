import { queryOptions } from '@tanstack/react-query'
import {
  getAnalyticsReport,
  getAnalyticsSettings,
  getVisitReport,
} from '#shared/operations/insights/admin-contract.ts'
import type { ReportSpan } from '#shared/operations/insights/analytics-report.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

export const insightsKey = 'insights'

/** The figures of the span before stay in view until those of the one that was chosen are there. */
export const analyticsReportQuery = (days: ReportSpan) =>
  queryOptions({
    queryKey: [insightsKey, getAnalyticsReport.name, days],
    queryFn: ({ signal }) => call(getAnalyticsReport, { query: { days } }, { signal }),
    placeholderData: (before) => before,
  })

export const visitReportQuery = (days: ReportSpan) =>
  queryOptions({
    queryKey: [insightsKey, getVisitReport.name, days],
    queryFn: ({ signal }) => call(getVisitReport, { query: { days } }, { signal }),
    placeholderData: (before) => before,
  })

/** The settings are read again with nothing but themselves. */
export const analyticsSettingsQuery = query('analytics-settings', getAnalyticsSettings, {})
