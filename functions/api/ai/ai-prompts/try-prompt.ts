import { cleanedDraft } from '#core/ai/ai-drafts/cleaned-draft.ts'
import { sampleData } from '#core/ai/ai-prompts/sample-data.ts'
import { completeWithinLimits } from '#core/ai/ai-settings/ask-within-limits.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { env } from '#core/env.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { tryPrompt as contract } from '#shared/ai/ai-prompts/contract.ts'
import { filledPrompt } from '#shared/ai/ai-prompts/prompt.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'
import { siteName } from '#shared/site-name.ts'

/** It works while the feature is off, because prompts are tried before anyone may use them. */
async function tryPrompt({ actor, params: { feature }, body: { text }, now }: ApiRequest<typeof contract>) {
  const settings = await readAiSettings({ consistent: true })
  if (!settings.engine) throw aiRefusal.noEngine()
  // Always the first one, so that two wordings of a prompt can be compared.
  const [data] = sampleData[feature]
  const answer = await completeWithinLimits({
    settings,
    feature,
    by: actor.userId,
    now,
    system: filledPrompt(text, feature, siteName),
    data,
  })
  const draft = cleanedDraft(answer.text, feature, env('SITE_URL'))
  if (draft === '') throw aiRefusal.noAnswer()
  return { data: JSON.stringify(data, null, 2), draft, tokens: answer.tokens }
}

export const handler = endpoint(contract, tryPrompt)
