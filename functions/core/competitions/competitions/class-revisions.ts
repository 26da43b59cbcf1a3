import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { ClassRevision } from '#shared/competitions/competitions/class-revision.ts'
import { revisionParts } from '#shared/competitions/competitions/revision-parts.ts'

const noDigits = 4
const digits = (no: number) => String(no).padStart(noDigits, '0')

/**
 * The places of a class, one row for each time they were published. It holds only the first of many entries:
 * `readRevision` has all.
 */
export const classRevisions = entity({
  name: 'class-revision',
  erasure: 'kept',
  schema: ClassRevision,
  key: ({ eventId, classKey, revision }: { eventId: string; classKey: string; revision: number }) => ({
    pk: `EVT#${eventId}#CLS#${classKey}`,
    sk: `REVISION#${digits(revision)}`,
  }),
})

const RevisionPart = z.object({
  ...z.pick(ClassRevision, { eventId: true, classKey: true, revision: true, entries: true, version: true })
    .shape,
  part: z.int(),
})

type PartKey = Pick<z.infer<typeof RevisionPart>, 'eventId' | 'classKey' | 'revision' | 'part'>

/** The entries of a revision that its own row has no room for. */
export const classRevisionParts = entity({
  name: 'class-revision-part',
  erasure: 'kept',
  schema: RevisionPart,
  key: ({ eventId, classKey, revision, part }: PartKey) => ({
    pk: `EVT#${eventId}#CLS#${classKey}`,
    sk: `REVISIONPART#${digits(revision)}#${digits(part)}`,
  }),
})

type Named = { eventId: string; classKey: string; revision: number }

/** A revision as it was published, with all its entries. */
export async function readRevision(named: Named): Promise<ClassRevision | undefined> {
  const first = await classRevisions.get(named, { consistent: true })
  if (!first?.moreParts) return first
  const { eventId, classKey, revision } = first
  const parts = await Promise.all(
    Array.from({ length: first.moreParts }, (_, at) =>
      classRevisionParts.get({ eventId, classKey, revision, part: at + 1 }, { consistent: true }),
    ),
  )
  return { ...first, entries: [...first.entries, ...parts.flatMap((part) => part?.entries ?? [])] }
}

/** The writes of a further revision, in as many rows as it needs: all of them or none. */
export function putRevision(whole: ClassRevision): Write[] {
  const { eventId, classKey, revision, version } = whole
  const [entries = [], ...more] = revisionParts(whole.entries)
  const first = { ...whole, entries, ...(more.length > 0 && { moreParts: more.length }) }
  return [
    classRevisions.put(first, { absent: true }),
    ...more.map((part, at) =>
      classRevisionParts.put(
        { eventId, classKey, revision, entries: part, part: at + 1, version },
        { absent: true },
      ),
    ),
  ]
}
