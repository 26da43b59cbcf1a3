import type { testAi } from '#shared/ai/ai-settings/admin-contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'

const count = (value: number) => value.toLocaleString('en-US')

/** Says how a test went: what came back, how long it took, and what it cost. */
export function testWords({ text, milliseconds, tokens, embedding }: ResponseOf<typeof testAi>): string[] {
  return [
    `It works: the service answered in ${count(milliseconds)} ms and counted ${count(tokens)} ${
      tokens === 1 ? 'token' : 'tokens'
    }.`,
    `It said: “${text}”`,
    embedding
      ? `Its vectors have ${count(embedding.dimension)} numbers and took ${count(embedding.milliseconds)} ms.`
      : 'Without an embedding model, it cannot search for answers.',
  ]
}
