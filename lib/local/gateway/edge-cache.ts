import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { isHeld } from '#core/platform/http/caching.ts'

type Answer = APIGatewayProxyStructuredResultV2

/** Answers are a few kilobytes each. */
const mostKept = 500

/**
 * Keeps what may live at the edge for as long as `s-maxage` says, as CloudFront does. Unlike there, a write ends it at
 * once, because people who change something on this machine look at it in the next moment.
 */
export function createEdgeCache(now: () => Date) {
  const kept = new Map<string, { answer: Answer; until: number }>()
  let writes = 0

  function find(key: string, held: string | undefined): Answer | undefined {
    const found = kept.get(key)
    if (!found || found.until <= now().getTime()) return undefined
    const { statusCode: _, body: __, ...rest } = found.answer
    const etag = String(found.answer.headers?.etag ?? '')
    return etag && isHeld(held, etag) ? { ...rest, statusCode: 304 } : found.answer
  }

  return {
    clear(): void {
      writes++
      kept.clear()
    },

    /** The kept answer to a request that reads, or the result of `make`. */
    async answer(key: string, held: string | undefined, make: () => Promise<Answer>): Promise<Answer> {
      const found = find(key, held)
      if (found) return found
      const before = writes
      const answer = await make()
      const seconds = Number(/s-maxage=(\d+)/.exec(String(answer.headers?.['cache-control']))?.[1] ?? 0)
      // An answer read before a write may be from before it.
      if (answer.statusCode !== 200 || seconds === 0 || before !== writes) return answer
      if (kept.size >= mostKept) kept.clear()
      kept.set(key, { answer, until: now().getTime() + seconds * 1000 })
      return answer
    },
  }
}

export type EdgeCache = ReturnType<typeof createEdgeCache>
