import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { isHeld } from '#core/platform/http/caching.ts'

type Answer = APIGatewayProxyStructuredResultV2

/** Answers are a few kilobytes each, pages and pictures some more. */
const mostKept = 500
const mostCharacters = 8 * 1024 * 1024

/** What may be kept for longer is asked for again after this long, as at CloudFront (`lib/stacks/edge.ts`). */
const longestSeconds = 60

/** A page that is made this soon after a write may hold what its function has kept from before (`summary()`). */
const settlingSeconds = 5

function secondsOf({ statusCode, headers }: Answer): number {
  const control = String(headers?.['cache-control'])
  if (statusCode !== 200 || !/\bpublic\b/.test(control)) return 0
  const [, own, everyones] = /s-maxage=(\d+)|[ ,]max-age=(\d+)(?!.*s-maxage)/.exec(control) ?? []
  return own ? Number(own) : Math.min(Number(everyones ?? 0), longestSeconds)
}

/**
 * Keeps what may live at the edge for as long as `s-maxage` says, as CloudFront does. Unlike there, a write ends it at
 * once, because people who change something on this machine look at it in the next moment.
 */
export function createEdgeCache(now: () => Date) {
  const kept = new Map<string, { answer: Answer; until: number }>()
  let characters = 0
  let writes = 0
  let settledAt = 0

  function end(): void {
    kept.clear()
    characters = 0
  }

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
      settledAt = now().getTime() + settlingSeconds * 1000
      end()
    },

    /** The kept answer to a request that reads, or the result of `make`. */
    async answer(key: string, held: string | undefined, make: () => Promise<Answer>): Promise<Answer> {
      const found = find(key, held)
      if (found) return found
      const before = writes
      const answer = await make()
      const seconds = secondsOf(answer)
      // An answer read before a write may be from before it.
      if (seconds === 0 || before !== writes) return answer
      const length = answer.body?.length ?? 0
      if (length > mostCharacters) return answer
      characters -= kept.get(key)?.answer.body?.length ?? 0
      if (kept.size >= mostKept || characters + length > mostCharacters) end()
      characters += length
      const at = now().getTime()
      const until = at + seconds * 1000
      kept.set(key, { answer, until: at < settledAt ? Math.min(until, settledAt) : until })
      return answer
    },
  }
}

export type EdgeCache = ReturnType<typeof createEdgeCache>
