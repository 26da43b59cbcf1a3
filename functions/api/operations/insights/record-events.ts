import { isProgram } from '#core/directory/listings/is-program.ts'
import { countEvents } from '#core/operations/insights/count-events.ts'
import { readAnalyticsSettings } from '#core/operations/insights/stored-analytics-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { recordEvents as contract } from '#shared/operations/insights/contract.ts'
import { countsOf } from '#shared/operations/insights/counts-of.ts'

async function recordEvents({ body, now, userAgent, refusesTracking }: ApiRequest<typeof contract>) {
  if (refusesTracking || isProgram(userAgent)) return
  const counts = countsOf(body.events)
  if (counts.length === 0) return
  const { own, keptDays } = await readAnalyticsSettings()
  if (own) await countEvents(counts, { keptDays, now })
}

export const handler = endpoint(contract, recordEvents)
