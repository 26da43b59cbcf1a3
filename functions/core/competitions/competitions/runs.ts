import { entity } from '#core/platform/db/entity.ts'
import { Run } from '#shared/competitions/runs/run.ts'

const two = (n: number) => String(n).padStart(2, '0')

type Key = Pick<Run, 'eventId' | 'classKey' | 'entryId' | 'runNo' | 'revision'>

export const classPartition = (eventId: string, classKey: string) => `EVT#${eventId}#CLS#${classKey}`

/** Runs of a class by entry, number and revision: two devices cannot both record the same run of an entry. */
export const runs = entity({
  name: 'run',
  erasure: 'kept',
  schema: Run,
  key: ({ eventId, classKey, entryId, runNo, revision }: Key) => ({
    pk: classPartition(eventId, classKey),
    sk: `RUN#${entryId}#${two(runNo)}#${two(revision)}`,
  }),
})
