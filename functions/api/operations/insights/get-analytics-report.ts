import { analyticsReport } from '#core/operations/insights/analytics-report.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getAnalyticsReport as contract } from '#shared/operations/insights/admin-contract.ts'

const getAnalyticsReport = ({ query, now }: ApiRequest<typeof contract>) =>
  analyticsReport(Number(query.days), now)

export const handler = endpoint(contract, getAnalyticsReport)
