import { monthSoFar } from '#core/ai/ai-settings/shown-settings.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { usageCounts, usagePartition } from '#core/ai/ai-settings/used-ai.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listAiUsage as contract } from '#shared/ai/ai-settings/admin-contract.ts'
import { aiFeatures } from '#shared/ai/ai-settings/ai-feature.ts'
import { costOf } from '#shared/ai/ai-settings/cost-of.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

const days = 30

async function listAiUsage({ now }: ApiRequest<typeof contract>) {
  const today = siteDay(now)
  const [settings, { items }] = await Promise.all([
    readAiSettings(),
    usageCounts.list({
      pk: usagePartition,
      // The keys of a day go on with `#`.
      between: [addDays(today, 1 - days), `${today}$`],
      limit: days * aiFeatures.length,
      newestFirst: true,
    }),
  ])
  return {
    items: items.map(({ version: _, ...count }) => ({
      ...count,
      costCents: costOf(count.feature, count, settings.prices),
    })),
    month: await monthSoFar(settings, now),
  }
}

export const handler = endpoint(contract, listAiUsage)
