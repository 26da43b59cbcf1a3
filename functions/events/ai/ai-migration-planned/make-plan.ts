import { facts } from '#core/ai/ai-migrations/facts.ts'
import { planMigrations } from '#core/ai/ai-migrations/follow-migration.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once` here: a plan that was cut off goes on with the next sample. */
export const handler = consumer(facts, 'ai_migration.planned', 'make-plan', async ({ now }) => {
  await planMigrations(now)
})
