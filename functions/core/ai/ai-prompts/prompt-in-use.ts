import { originalPrompts } from '#shared/ai/ai-prompts/original-prompts.ts'
import { filledPrompt, type Prompt } from '#shared/ai/ai-prompts/prompt.ts'
import type { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { siteName } from '#shared/site-name.ts'
import { prompts, promptVersions } from './prompts.ts'

/** The newest version of a prompt; undefined as long as it never changed. */
export async function newestPrompt(feature: DraftFeature): Promise<Prompt | undefined> {
  const { items } = await prompts.list({
    pk: promptVersions(feature),
    newestFirst: true,
    limit: 1,
    consistent: true,
  })
  return items[0]
}

/** The instructions of a feature as they are sent: in use, with their placeholders filled in. */
export async function promptInUse(feature: DraftFeature): Promise<string> {
  const { text } = (await newestPrompt(feature)) ?? { text: originalPrompts[feature] }
  return filledPrompt(text, feature, siteName)
}
