import { entity } from '#core/db/entity.ts'
import { ClassRevision } from '#shared/competitions/class-revision.ts'

const noDigits = 4

/** The places of a class, a row for each time they were published. */
export const classRevisions = entity({
  name: 'class-revision',
  erasure: 'kept',
  schema: ClassRevision,
  key: ({ eventId, classKey, revision }: { eventId: string; classKey: string; revision: number }) => ({
    pk: `EVT#${eventId}#CLS#${classKey}`,
    sk: `REVISION#${String(revision).padStart(noDigits, '0')}`,
  }),
})
