import type { DoneBy, TimeLineEntry } from '#shared/operations/member-time-lines/time-line-entry.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { SourcePage } from './merge-pages.ts'
import { isBelow, type Place } from './place.ts'

/** An entry before the names of those who did it are read. */
export type Draft = Omit<TimeLineEntry, 'by'> & {
  by: { id: string } | { role: DoneBy['role']; name?: string }
}

type PlacedDraft = { place: Place; draft: Draft }

type Listing = { upTo: string | undefined; limit: number; cursor: string | undefined }

/** A list of a member’s things by their ids, newest first, from one id on downwards. */
export type Source<T extends { id: string } = { id: string }> = {
  list: (listing: Listing) => Promise<Page<T>>
  /** Undefined for what a time line leaves out. */
  draft: (item: T) => Draft | undefined
}

/** A source that leaves out much is read on, but no request reads more pages than this. */
const mostReads = 5

/** The time and the random part of an id. */
const ulidOf = (id: string): string => id.slice(id.lastIndexOf('_') + 1)

/** The entries of a source that stand below a place, at least as many as a page shows if it has them. */
export async function readSource<T extends { id: string }>(
  { list, draft }: Source<T>,
  { rank, after, limit }: { rank: number; after: Place | undefined; limit: number },
): Promise<SourcePage<PlacedDraft>> {
  const entries: PlacedDraft[] = []
  let cursor: string | undefined
  let readTo: Place | undefined
  for (let read = 0; read < mostReads; read++) {
    // The one at the place itself comes again.
    const page = await list({ upTo: after?.ulid, limit: limit + 1, cursor })
    for (const item of page.items) {
      const place = { ulid: ulidOf(item.id), rank }
      readTo = place
      const shown = !after || isBelow(place, after) ? draft(item) : undefined
      if (shown) entries.push({ place, draft: shown })
    }
    cursor = page.nextCursor
    if (!cursor) return { entries }
    if (entries.length > limit) break
  }
  return { entries, readTo }
}
