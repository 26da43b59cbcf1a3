import { log } from '#core/platform/log/log.ts'
import { type AiFeature, aiFeatures } from '#shared/ai/ai-settings/ai-feature.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'
import type { AiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import type { Engine } from '#shared/ai/ai-settings/engine.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { askEngine } from './ask-engine.ts'
import { countUsage } from './count-usage.ts'
import { readCompletion, readVectors, requireOneLength } from './engine-answers.ts'
import { type Counted, EngineFailure } from './engine-failure.ts'
import { keyOf } from './engine-keys.ts'
import { giveDraftBack, reserveTokens, settleTokens, takeDraft } from './limits.ts'
import { maskedData, maskedText } from './masked.ts'
import { reachEngine } from './reach-engine.ts'
import { usedDays } from './used-ai.ts'

type Asked = {
  settings: AiSettings
  feature: AiFeature
  /** The member whose daily limit counts; absent for what the platform does by itself. */
  by?: string | undefined
  now: string
}

export type CompletionAsk = Asked & {
  /** Another service than the one in use, as for samples of a migration. */
  engine?: Engine
  /** The instructions. */
  system: string
  /** What they are about: it is sent as JSON in a message of its own, with addresses and numbers masked. */
  data: object
}

/** Tokens are what the service counted; `left` is what the member may still ask for today. */
export type Completion = { text: string; tokens: number; left: number }

/**
 * Asks for a text within the limits of the member and of the month: the tokens are reserved before the call, and settled
 * after it. Throws `aiRefusal`.
 */
export async function completeWithinLimits(asked: CompletionAsk): Promise<Completion> {
  const { settings, system } = asked
  const engine = asked.engine ?? settings.engine
  if (!engine) throw aiRefusal.noEngine()
  const data = fenced(maskedData(asked.data))
  const { maxOutputTokens, temperature } = settings
  const call = await reached(engine)
  return withinLimits(asked, { input: estimate(system + data), output: maxOutputTokens }, async (took) => {
    const answer = await call('/chat/completions', {
      model: engine.model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: data },
      ],
      temperature,
      max_tokens: maxOutputTokens,
    })
    const { text, counted } = readCompletion(answer)
    took(counted)
    return { text }
  })
}

export type EmbeddingAsk = Asked & {
  space: { baseUrl: string; embeddingModel: string }
  texts: readonly string[]
}

export type Embeddings = { vectors: number[][]; tokens: number; left: number }

/** So many that an answer of the longest vectors stays below the size that is read. */
const mostTextsAtOnce = 10

/** Asks for a vector of each text, in order and all of one length, within the same limits. */
export async function embedWithinLimits(asked: EmbeddingAsk): Promise<Embeddings> {
  const { space } = asked
  const texts = asked.texts.map(maskedText)
  const call = await reached(space)
  const input = texts.reduce((sum, text) => sum + estimate(text), 0)
  return withinLimits(asked, { input, output: 0 }, async (took) => {
    const vectors: number[][] = []
    for (let from = 0; from < texts.length; from += mostTextsAtOnce) {
      const some = texts.slice(from, from + mostTextsAtOnce)
      const answer = await call('/embeddings', { model: space.embeddingModel, input: some })
      const read = readVectors(answer, some.length)
      const estimated = some.reduce((sum, text) => sum + estimate(text), 0)
      took({ input: read.counted.input ?? estimated, output: 0 })
      vectors.push(...read.vectors)
    }
    requireOneLength(vectors)
    return { vectors }
  })
}

/** How often a member may still use each feature today. */
export async function leftToday(
  userId: string,
  { features }: AiSettings,
  now: string,
): Promise<Readonly<Record<AiFeature, number>>> {
  const on = siteDay(now)
  const left = async (feature: AiFeature) => {
    const day = await usedDays.get({ userId, on, feature }, { consistent: true })
    return [feature, Math.max(0, features[feature].dailyPerUser - (day?.calls ?? 0))] as const
  }
  return Object.fromEntries(await Promise.all(aiFeatures.map(left))) as Record<AiFeature, number>
}

const fenced = (data: unknown) => `\`\`\`json\n${JSON.stringify(data, null, 1)}\n\`\`\``

/** Rather more tokens than a service counts, also of signs that are tokens of their own, so that a month is not overdrawn. */
const estimate = (text: string) => Math.ceil(Buffer.byteLength(text) / 3)

/** A way to an engine that has been looked at, with its key. Nothing is reserved for what cannot be asked. */
async function reached(engine: { baseUrl: string }) {
  const where = await reachEngine(engine)
  const key = await keyOf(engine)
  return (path: Parameters<typeof askEngine>[1]['path'], body: object) =>
    askEngine(where, { path, key, body })
}

type Estimated = { input: number; output: number }
type Took = (counted: Counted) => void

async function withinLimits<Answer extends object>(
  { settings, feature, by, now }: Asked,
  estimated: Estimated,
  ask: (took: Took) => Promise<Answer>,
): Promise<Answer & { tokens: number; left: number }> {
  const draft = by === undefined ? undefined : { feature, by, now }
  const reserved = estimated.input + estimated.output
  const left = draft ? await takeDraft({ settings, ...draft }) : 0
  const giveBack = async () => draft && giveDraftBack(draft)
  await reserveTokens(settings, reserved, now).catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  const sum = { input: 0, output: 0 }
  const took: Took = ({ input = estimated.input, output = estimated.output }) => {
    sum.input += input
    sum.output += output
  }
  const settle = (failed: boolean) =>
    Promise.all([
      settleTokens(reserved, sum.input + sum.output, now),
      countUsage({ feature, by, now }, sum, { failed }),
    ])
  try {
    const answer = await ask(took)
    await settle(false)
    return { ...answer, tokens: sum.input + sum.output, left }
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error
    log.warn('ai.no_answer', { feature, reason: error.message })
    // What the service took in is paid for, though nothing came of it.
    if (error.cameTo !== 'refused' && sum.input === 0) took({ output: 0, ...error.counted })
    await Promise.all([settle(true), giveBack()])
    throw aiRefusal.noAnswer()
  }
}
