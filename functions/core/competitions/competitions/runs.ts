import { recordsPartition, runsPrefix } from '#core/events/class-entries/class-records.ts'
import { entity } from '#core/platform/db/entity.ts'
import { Run } from '#shared/competitions/runs/run.ts'

const two = (n: number) => String(n).padStart(2, '0')

type Key = Pick<Run, 'eventId' | 'classKey' | 'entryId' | 'runNo' | 'revision'>

/** Runs of a class by entry, number and revision: two devices cannot both record the same run of an entry. */
export const runs = entity({
  name: 'run',
  erasure: 'kept',
  schema: Run,
  key: ({ eventId, classKey, entryId, runNo, revision }: Key) => ({
    pk: recordsPartition(eventId, classKey),
    sk: `${runsPrefix(entryId)}#${two(runNo)}#${two(revision)}`,
  }),
})
