import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { addTo } from '#core/platform/db/add-to.ts'
import { documents } from '#core/platform/db/client.ts'
import type { AiFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'
import type { AiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { budgetMonths, usedDays } from './used-ai.ts'

type Counted = { item: { Update: { ExpressionAttributeNames: object; ExpressionAttributeValues: object } } }

/**
 * Adds to a counter while it stays within its limit; undefined where it would not. By itself, because a transaction would
 * lose to others again and again while many ask at once.
 */
async function addWithin(
  { item: { Update } }: Counted,
  figure: string,
  before: number,
): Promise<number | undefined> {
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        ...(Update as ReturnType<typeof addTo>['item']['Update']),
        ConditionExpression: `attribute_not_exists(#${figure}) OR #${figure} <= :before`,
        ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ':before': before },
        ReturnValues: 'UPDATED_NEW',
      }),
    )
    return Number(Attributes?.[figure])
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
}

type Daily = { settings: AiSettings; feature: AiFeature; by: string; now: string }

const dayOf = ({ feature, by, now }: Omit<Daily, 'settings'>, calls: number) =>
  addTo(usedDays, { userId: by, on: siteDay(now), feature, calls, version: 1 }, 'calls')

/** Takes one of a member’s drafts of the day, and returns how many are left. */
export async function takeDraft({ settings, feature, by, now }: Daily): Promise<number> {
  const { dailyPerUser: most } = settings.features[feature]
  const used = await addWithin(dayOf({ feature, by, now }, 1), 'calls', most - 1)
  if (used === undefined) throw aiRefusal.dailyLimit(most)
  return most - used
}

/** Gives a draft back that came to nothing. */
export async function giveDraftBack(taken: Omit<Daily, 'settings'>): Promise<void> {
  await documents().send(new UpdateCommand(dayOf(taken, -1).item.Update))
}

export const monthOf = (now: string): string => siteDay(now).slice(0, 7)

const budgetOf = (now: string, tokens: number) =>
  addTo(budgetMonths, { month: monthOf(now), tokens, version: 1 }, 'tokens')

/** Reserves tokens of the month for a call. */
export async function reserveTokens(
  { monthlyTokens }: AiSettings,
  tokens: number,
  now: string,
): Promise<void> {
  const room = monthlyTokens - tokens
  if (room < 0 || (await addWithin(budgetOf(now, tokens), 'tokens', room)) === undefined)
    throw aiRefusal.budget()
}

/** Puts what a call took in the place of what was reserved for it, in the month that it was reserved in. */
export async function settleTokens(reserved: number, took: number, now: string): Promise<void> {
  if (took === reserved) return
  await documents().send(new UpdateCommand(budgetOf(now, took - reserved).item.Update))
}
