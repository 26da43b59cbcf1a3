import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import type { ShownPrompt } from '#shared/ai/ai-prompts/contract.ts'
import { originalPrompts } from '#shared/ai/ai-prompts/original-prompts.ts'
import type { Prompt } from '#shared/ai/ai-prompts/prompt.ts'
import type { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'

/** Who saved versions, by name; no one is named where they have left. */
export async function saverNames(
  versions: readonly Prompt[],
): Promise<(prompt: Prompt) => { savedByName?: string }> {
  const nameOf = await namesOf(versions.map(({ savedBy }) => savedBy).filter((id) => id !== goneOwnerId))
  return ({ savedBy }) => (savedBy === goneOwnerId ? {} : { savedByName: nameOf(savedBy) })
}

/** A prompt as its screen shows it. */
export async function shownPrompt(feature: DraftFeature, prompt: Prompt | undefined): Promise<ShownPrompt> {
  const original = originalPrompts[feature]
  if (!prompt) return { feature, text: original, original, version: 0 }
  const { text, version, savedAt } = prompt
  const named = await saverNames([prompt])
  return { feature, text, original, version, savedAt, ...named(prompt) }
}
