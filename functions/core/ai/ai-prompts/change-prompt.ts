import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { ShownPrompt } from '#shared/ai/ai-prompts/contract.ts'
import { originalPrompts } from '#shared/ai/ai-prompts/original-prompts.ts'
import type { Prompt } from '#shared/ai/ai-prompts/prompt.ts'
import { type DraftFeature, featureNames } from '#shared/ai/ai-settings/ai-feature.ts'
import { newestPrompt } from './prompt-in-use.ts'
import { prompts } from './prompts.ts'
import { shownPrompt } from './shown-prompt.ts'

type Change = {
  feature: DraftFeature
  /** The version that was seen. */
  version: number
  by: { userId: string; adminId?: string | undefined }
  now: string
  did: string
  remember: (answer: ShownPrompt) => Write[]
}

/**
 * Makes a text the next version of a prompt. It is stored only if that version is not there yet, so of two people who change
 * one at once the second is told.
 */
export async function changePrompt(
  { feature, version, by, now, did, remember }: Change,
  textOf: (newest: string) => string | Promise<string>,
): Promise<ShownPrompt> {
  const newest = await newestPrompt(feature)
  if ((newest?.version ?? 0) !== version) throw concurrentChange()
  const before = newest?.text ?? originalPrompts[feature]
  const text = await textOf(before)
  if (text === before) return shownPrompt(feature, newest)
  const prompt: Prompt = { feature, version: version + 1, text, savedAt: now, savedBy: by.userId }
  const answer = await shownPrompt(feature, prompt)
  await commit(
    prompts.put(prompt, { absent: true }),
    recordActivity(
      {
        by,
        type: 'ai_settings_update',
        description: `${did} the AI prompt “${featureNames[feature]}”`,
        metadata: { feature },
        before: { prompt: before },
        after: { prompt: text },
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}
