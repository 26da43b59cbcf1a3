import { completeWithinLimits, embedWithinLimits } from '#core/ai/ai-settings/ask-within-limits.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { testAi as contract } from '#shared/ai/ai-settings/admin-contract.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'

const system = 'You are asked whether you can be reached. Answer in one short, friendly sentence.'
const words = 'Tuned to 32 Hz and ready to play.'

async function timed<Answer>(answer: Promise<Answer>) {
  const started = performance.now()
  return { ...(await answer), milliseconds: Math.round(performance.now() - started) }
}

/** Asks for both at once, so that a late service is late once. Neither counts as a draft of the administrator. */
async function testAi({ now }: ApiRequest<typeof contract>) {
  const settings = await readAiSettings({ consistent: true })
  if (!settings.engine) throw aiRefusal.noEngine()
  const { baseUrl, embeddingModel } = settings.engine
  const [text, vectors] = await Promise.allSettled([
    timed(completeWithinLimits({ settings, feature: 'support_reply', system, data: { words }, now })),
    embeddingModel
      ? timed(
          embedWithinLimits({
            settings,
            feature: 'answer_search',
            space: { baseUrl, embeddingModel },
            texts: [words],
            now,
          }),
        )
      : undefined,
  ])
  if (text.status === 'rejected') throw text.reason
  if (vectors.status === 'rejected') throw vectors.reason
  const { value } = vectors
  return {
    text: text.value.text,
    milliseconds: text.value.milliseconds,
    tokens: text.value.tokens + (value?.tokens ?? 0),
    ...(value && {
      embedding: { dimension: value.vectors[0]?.length ?? 0, milliseconds: value.milliseconds },
    }),
  }
}

export const handler = endpoint(contract, testAi)
