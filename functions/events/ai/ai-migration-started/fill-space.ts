import { facts } from '#core/ai/ai-migrations/facts.ts'
import { followFilling, withVectors } from '#core/ai/ai-migrations/follow-migration.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once` here: a turn that is repeated goes on with the vectors that are missing. */
export const handler = consumer(facts, 'ai_migration.started', 'fill-space', async ({ now }) => {
  await withVectors(now, followFilling)
})
