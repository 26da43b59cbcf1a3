import type { AiFeature } from './ai-feature.ts'
import type { AiSettings } from './ai-settings.ts'

type Tokens = { inputTokens: number; outputTokens: number }

const million = 1_000_000

/** What tokens cost, in cents and parts of them: what is searched with is embedded, all else is read and written. */
export const costOf = (
  feature: AiFeature,
  { inputTokens, outputTokens }: Tokens,
  { input, output, embedding }: AiSettings['prices'],
): number =>
  feature === 'answer_search'
    ? (inputTokens * embedding) / million
    : (inputTokens * input + outputTokens * output) / million
