import {
  readAnalyticsSettings,
  shownAnalyticsSettings,
} from '#core/operations/insights/stored-analytics-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getAnalyticsSettings as contract } from '#shared/operations/insights/admin-contract.ts'

const getAnalyticsSettings = async (_: ApiRequest<typeof contract>) =>
  shownAnalyticsSettings(await readAnalyticsSettings({ consistent: true }))

export const handler = endpoint(contract, getAnalyticsSettings)
