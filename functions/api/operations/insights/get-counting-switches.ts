import { readAnalyticsSettings } from '#core/operations/insights/stored-analytics-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getCountingSwitches as contract } from '#shared/operations/insights/contract.ts'

async function getCountingSwitches(_: ApiRequest<typeof contract>) {
  const { own, google } = await readAnalyticsSettings()
  return { own, google }
}

export const handler = endpoint(contract, getCountingSwitches)
