import { aiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { keptKeys } from '#core/ai/ai-settings/stored-keys.ts'
import { budgetMonths, usageCounts, usedMonths } from '#core/ai/ai-settings/used-ai.ts'
import type { Write } from '#core/platform/db/write.ts'
import { aiHosts } from '#lib/local/functions/environment.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { firstAiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoUsage } from './demo-usage.ts'

const absent = { absent: true } as const
const [host] = aiHosts

/** The service of the laptop, with its key, and nothing turned on. Tests begin without any use of it. */
export function seed(now: string, size: SeedSize): Write[] {
  const { counts, members, budget } = demoUsage(now)
  return [
    aiSettings.put(
      {
        ...firstAiSettings,
        engine: { baseUrl: `https://${host}/v1`, model: 'echo-1', embeddingModel: 'hash-64' },
        prices: { input: 15, output: 60, embedding: 2 },
        version: 1,
      },
      absent,
    ),
    keptKeys.put({ keys: [{ host, setAt: addTime(now, { days: -31 }) }], version: 1 }, absent),
    ...(size === 'whole'
      ? [
          ...counts.map((count) => usageCounts.put(count, absent)),
          ...members.map((member) => usedMonths.put(member, absent)),
          budgetMonths.put(budget, absent),
        ]
      : []),
  ]
}
