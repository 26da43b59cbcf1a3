import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { countedEvents } from '#core/operations/insights/counted-events.ts'
import { readAnalyticsSettings } from '#core/operations/insights/stored-analytics-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { addTo } from '#core/platform/db/add-to.ts'
import { documents } from '#core/platform/db/client.ts'
import { sendTestEvent as contract } from '#shared/operations/insights/admin-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

/** No event of the site has this name, and no report asks for it. */
const name = 'test'

async function sendTestEvent({ now }: ApiRequest<typeof contract>) {
  const { keptDays } = await readAnalyticsSettings()
  const on = siteDay(now)
  const key = { name, on, of: '/', detail: '' }
  const row = { ...key, count: 1, keptUntil: siteDay(addTime(now, { days: keptDays })), version: 1 }
  await documents().send(new UpdateCommand(addTo(countedEvents, row, 'count').item.Update))
  const arrived = await countedEvents.get(key, { consistent: true })
  return { countedAt: now, day: on, count: arrived?.count ?? 0 }
}

export const handler = endpoint(contract, sendTestEvent)
