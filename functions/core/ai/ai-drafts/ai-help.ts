import * as z from 'zod/mini'
import { leftToday } from '#core/ai/ai-settings/ask-within-limits.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { getAiHelp } from '#shared/ai/ai-drafts/contract.ts'
import { aiFeatures } from '#shared/ai/ai-settings/ai-feature.ts'
import { mayUse } from '#shared/ai/ai-settings/ai-settings.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { type User, UserId } from '#shared/platform/users/user.ts'

/** The switch of a member; who never touched it has AI help. */
export const aiHelpSwitches = entity({
  name: 'ai-help',
  erasure: 'with the member',
  schema: z.object({ userId: UserId, isOff: z.boolean(), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'AI_HELP' }),
})

export const isAiHelpOff = async (userId: string, options: { consistent?: boolean } = {}): Promise<boolean> =>
  (await aiHelpSwitches.get({ userId }, options))?.isOff ?? false

/** What a member may use, and how often today; with a switch that is being set, as it will be. */
export async function aiHelpOf(
  { id, membershipType }: Pick<User, 'id' | 'membershipType'>,
  now: string,
  set?: { isOff: boolean },
): Promise<AnswerOf<typeof getAiHelp>> {
  const [settings, isOff] = await Promise.all([
    readAiSettings(),
    set?.isOff ?? isAiHelpOff(id, { consistent: true }),
  ])
  if (isOff) return { isOff, features: [] }
  const isAdmin = membershipType === 'admin'
  const used = aiFeatures.filter((feature) => mayUse(settings, feature, { isAdmin }))
  if (used.length === 0) return { isOff, features: [] }
  const left = await leftToday(id, settings, now)
  return {
    isOff,
    features: used.map((feature) => ({
      feature,
      left: left[feature],
      dailyPerUser: settings.features[feature].dailyPerUser,
    })),
  }
}
