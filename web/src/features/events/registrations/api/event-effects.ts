import { queryOptions } from '@tanstack/react-query'
import type { Event } from '#shared/events/events/event.ts'
import { effectSum } from '#shared/events/registrations/effect-sum.ts'
import {
  type CancelEffect,
  type ChangeEffect,
  getCancelEffect,
  getChangeEffect,
} from '#shared/events/registrations/effects-contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { call } from '#web/lib/call.ts'

/** Adds the counts of each page to the next, to the end of a list of any length. */
async function counted<Effect extends Record<string, number>>(
  readPage: (cursor: string | undefined) => Promise<{ counts: Effect; nextCursor?: string | undefined }>,
): Promise<Effect> {
  let { counts, nextCursor } = await readPage(undefined)
  while (nextCursor) {
    const page = await readPage(nextCursor)
    counts = effectSum(counts, page.counts)
    nextCursor = page.nextCursor
  }
  return counts
}

/** What cancelling an event means to those who entered, as it is now. */
export const cancelEffectQuery = (eventId: Event['id']) =>
  queryOptions({
    queryKey: ['registrations', 'cancel-effect', eventId],
    queryFn: ({ signal }): Promise<CancelEffect> =>
      counted(async (cursor) => {
        const input = { params: { eventId }, query: { ...(cursor && { cursor }) } }
        const { nextCursor, ...counts } = await call(getCancelEffect, input, { signal })
        return { counts, nextCursor }
      }),
    staleTime: 0,
    gcTime: 0,
  })

/** What a change of an event means to those who entered, and how they read it. */
export async function readChangeEffect(
  eventId: Event['id'],
  body: InputOf<typeof getChangeEffect>['body'],
): Promise<ChangeEffect & { changes: string[] }> {
  let read: string[] = []
  const effect = await counted(async (cursor) => {
    const input = { params: { eventId }, query: { ...(cursor && { cursor }) }, body }
    const { nextCursor, changes, ...counts } = await call(getChangeEffect, input)
    read = changes
    return { counts, nextCursor }
  })
  return { ...effect, changes: read }
}
