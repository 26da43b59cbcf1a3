import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { AnalyticsReport, ReportSpan, VisitReport } from './analytics-report.ts'
import { AnalyticsSettings } from './analytics-settings.ts'

const query = z.strictObject({ days: z._default(ReportSpan, '30') })

export const getAnalyticsReport = route({
  name: 'getAnalyticsReport',
  method: 'GET',
  path: '/api/admin/analytics/report',
  auth: 'admin',
  summary: 'The kept figures of the last days and of as many days before',
  query,
  response: AnalyticsReport,
})

export const getVisitReport = route({
  name: 'getVisitReport',
  method: 'GET',
  path: '/api/admin/analytics/visits',
  auth: 'admin',
  summary: 'The visits of the last days and of as many days before, where visitors allow counting',
  query,
  response: VisitReport,
})

const ShownSettings = z.extend(AnalyticsSettings, {
  /** The measurement id of the deployment. */
  googleId: z.optional(z.string()),
})

export const getAnalyticsSettings = route({
  name: 'getAnalyticsSettings',
  method: 'GET',
  path: '/api/admin/analytics/settings',
  auth: 'admin',
  summary: 'How visits are counted',
  response: ShownSettings,
})

export const updateAnalyticsSettings = route({
  name: 'updateAnalyticsSettings',
  method: 'PUT',
  path: '/api/admin/analytics/settings',
  auth: 'admin',
  summary: 'Change how visits are counted; open pages follow within five minutes',
  body: z.strictObject(AnalyticsSettings.shape),
  response: ShownSettings,
  errors: ['version_conflict'],
})

export const sendTestEvent = route({
  name: 'sendTestEvent',
  method: 'POST',
  path: '/api/admin/analytics/test-event',
  auth: 'admin',
  summary: 'Count an event for a test, and show how it arrived; no report has it',
  response: z.object({ countedAt: z.iso.datetime(), day: z.iso.date(), count: z.int() }),
})
