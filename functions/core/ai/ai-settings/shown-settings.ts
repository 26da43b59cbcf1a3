import type { ShownAiSettings } from '#shared/ai/ai-settings/admin-contract.ts'
import type { AiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { monthOf } from './limits.ts'
import { allowedHosts } from './reach-engine.ts'
import { type KeptKeys, readKeptKeys } from './stored-keys.ts'
import { budgetMonths } from './used-ai.ts'

/** The tokens of a month so far, and how many it may have. */
export async function monthSoFar({ monthlyTokens }: AiSettings, now: string) {
  const month = await budgetMonths.get({ month: monthOf(now) }, { consistent: true })
  return { tokens: month?.tokens ?? 0, limit: monthlyTokens }
}

/** The settings as administrators see them, with what surrounds them. */
export async function shownAiSettings(
  settings: AiSettings,
  now: string,
  known?: KeptKeys,
): Promise<ShownAiSettings> {
  const [{ keys }, month] = await Promise.all([known ?? readKeptKeys(), monthSoFar(settings, now)])
  return { ...settings, hosts: allowedHosts(), keys, month }
}
