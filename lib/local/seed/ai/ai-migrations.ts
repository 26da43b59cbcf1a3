import { migrations } from '#core/ai/ai-migrations/migrations.ts'
import { sampleData } from '#core/ai/ai-prompts/sample-data.ts'
import type { Write } from '#core/platform/db/write.ts'
import { echo } from '#lib/local/ai/echo.ts'
import { aiHosts } from '#lib/local/functions/environment.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { Sample } from '#shared/ai/ai-migrations/ai-migration.ts'
import { originalPrompts } from '#shared/ai/ai-prompts/original-prompts.ts'
import { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const [host, otherHost] = aiHosts

/** A plan that an administrator looked at and gave up. Tests begin without any. */
export function seed(now: string, size: SeedSize): Write[] {
  if (size !== 'whole') return []
  const plannedAt = addTime(now, { days: -12 })
  const from = { baseUrl: `https://${host}/v1`, model: 'echo-1', embeddingModel: 'hash-64' }
  const to = { baseUrl: `https://${otherHost}/v1`, model: 'echo-2', embeddingModel: 'hash-128' }
  const migration = {
    id: newId('aim', plannedAt),
    state: 'undone' as const,
    to,
    from,
    toSpace: { baseUrl: to.baseUrl, embeddingModel: to.embeddingModel, dimension: 128 },
    plan: {
      changes: [
        { field: 'Address', before: from.baseUrl, after: to.baseUrl },
        { field: 'Chat model', before: from.model, after: to.model },
        { field: 'Embedding model', before: from.embeddingModel, after: to.embeddingModel },
        { field: 'Vector length', before: 'None', after: '128' },
      ],
      brokenPrompts: [],
      sources: 44,
      dimension: 128,
      tokens: 14_300,
      costCents: 0.0286,
      samples: DraftFeature.options.flatMap(samplesOf),
    },
    filled: 0,
    plannedBy: demoUserId('admin@demo.test'),
    plannedAt,
    version: 3,
  }
  return [migrations.put(migration, { absent: true })]
}

const samplesOf = (feature: DraftFeature): Sample[] =>
  sampleData[feature].map((data) => {
    const text = JSON.stringify(data, null, 2)
    const messages = [
      { role: 'system', content: originalPrompts[feature] },
      { role: 'user', content: text },
    ]
    return { feature, data: text, before: echo('echo-1', messages), after: echo('echo-2', messages) }
  })
