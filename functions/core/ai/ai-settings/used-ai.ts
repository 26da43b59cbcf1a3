import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { AiFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/))

const UsedDay = z.object({
  userId: UserId,
  on: z.iso.date(),
  feature: AiFeature,
  /** Calls, with those under way; one that brought nothing is taken off again. */
  calls: z.int(),
  version: z.int(),
})

/** How often a member used a feature on a day in New York. It holds nothing of what was asked. */
export const usedDays = entity({
  name: 'ai-used-day',
  erasure: 'with the member',
  schema: UsedDay,
  key: ({ userId, on, feature }: { userId: string; on: string; feature: AiFeature }) => ({
    pk: `USER#${userId}`,
    sk: `AI_DAY#${on}#${feature}`,
  }),
  expiresAt: ({ on }) => addTime(`${on}T00:00:00.000Z`, { days: 3 }),
})

const UsedMonth = z.object({
  userId: UserId,
  month,
  calls: z.int(),
  tokens: z.int(),
  version: z.int(),
})

export const usersInMonth = (of: string) => `AI_USERS#${of}`

/** What a member’s use came to in a month. */
export const usedMonths = entity({
  name: 'ai-used-month',
  erasure: 'with the member',
  schema: UsedMonth,
  key: (of: { userId: string; month: string }) => ({ pk: `USER#${of.userId}`, sk: `AI_MONTH#${of.month}` }),
  gsi1: (of) => ({ pk: usersInMonth(of.month), sk: of.userId }),
  expiresAt: (of) => addTime(`${of.month}-01T00:00:00.000Z`, { days: 400 }),
})

const BudgetMonth = z.object({ month, tokens: z.int(), version: z.int() })

/** The tokens of a month, with those that are reserved for calls under way. */
export const budgetMonths = entity({
  name: 'ai-budget-month',
  erasure: 'impersonal',
  schema: BudgetMonth,
  key: (of: { month: string }) => ({ pk: 'AI_BUDGET', sk: of.month }),
  expiresAt: (of) => addTime(`${of.month}-01T00:00:00.000Z`, { days: 400 }),
})

const UsageCount = z.object({
  day: z.iso.date(),
  feature: AiFeature,
  calls: z.int(),
  failures: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  version: z.int(),
})

export const usagePartition = 'AI_USAGE'

/** What a feature did on a day in New York. */
export const usageCounts = entity({
  name: 'ai-usage',
  erasure: 'impersonal',
  schema: UsageCount,
  key: ({ day, feature }: { day: string; feature: AiFeature }) => ({
    pk: usagePartition,
    sk: `${day}#${feature}`,
  }),
  expiresAt: ({ day }) => addTime(`${day}T00:00:00.000Z`, { days: 400 }),
})
