import type { recordEvents } from '#shared/operations/insights/contract.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'

export type SeenEvent = BodyOf<typeof recordEvents>['events'][number]

/** The limits of the route, which refuses a larger request whole. */
export const mostEvents = 20
export const mostBytes = 4096

export const bodyOf = (events: readonly SeenEvent[]): string => JSON.stringify({ events })

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Takes as many of the oldest events as one request holds. */
export function takeBatch(waiting: SeenEvent[]): SeenEvent[] {
  const batch: SeenEvent[] = []
  while (waiting[0] && batch.length < mostEvents) {
    if (batch.length > 0 && bytesOf(bodyOf([...batch, waiting[0]])) > mostBytes) break
    batch.push(...waiting.splice(0, 1))
  }
  return batch
}
