import { invalidCursor } from '#core/platform/db/cursor.ts'
import { type MailCleanupFinding, MailCleanupKind } from '#shared/mail/mail-cleanup/contract.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { finders } from './find-to-clean.ts'

const kinds = MailCleanupKind.options
/** A page takes no more reads than this, whatever they find. */
const mostReads = 10

/** The findings to clean up, kind after kind. */
export async function planCleanup(
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: string,
): Promise<Page<MailCleanupFinding>> {
  let place = placeOf(cursor)
  const items: MailCleanupFinding[] = []
  for (let reads = 0; reads < mostReads && items.length < limit; reads++) {
    const kind = kinds[place.kind]
    if (!kind) return { items }
    const page = await finders[kind](now, place.cursor)
    items.push(...page.items)
    place = page.nextCursor
      ? { kind: place.kind, cursor: page.nextCursor }
      : { kind: place.kind + 1, cursor: undefined }
  }
  return place.kind < kinds.length ? { items, nextCursor: `${place.kind}.${place.cursor ?? ''}` } : { items }
}

function placeOf(cursor: string | undefined): { kind: number; cursor: string | undefined } {
  if (cursor === undefined) return { kind: 0, cursor: undefined }
  const [, kind, inner] = /^(\d)\.(.*)$/.exec(cursor) ?? []
  if (kind === undefined || Number(kind) >= kinds.length) throw invalidCursor()
  return { kind: Number(kind), cursor: inner || undefined }
}
