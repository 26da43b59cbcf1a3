import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { waitingPlace } from './competition-results.ts'

const noDigits = 4

/** The values of a result before a later revision took its place. */
export const resultRevisions = entity({
  name: 'result-revision',
  erasure: 'kept',
  schema: CompetitionResult,
  key: ({ id, revision }: { id: string; revision: number }) => ({
    pk: `RES#${id}`,
    sk: `R#${String(revision).padStart(noDigits, '0')}`,
  }),
})

/** Keeps what counted until now, without what only its owner and verifiers read. */
export const supersede = (before: CompetitionResult, now: string): Write =>
  resultRevisions.derive({
    ...before,
    status: 'superseded',
    evidence: [],
    notes: '',
    updatedAt: now,
    version: 1,
  })

/** The correction of a verified result while it waits, or after it was refused. `gsi3` lists it where results wait. */
export const resultCorrections = entity({
  name: 'result-correction',
  erasure: 'by its noun',
  schema: CompetitionResult,
  key: ({ id }: { id: string }) => ({ pk: `RES#${id}`, sk: 'NEXT' }),
  gsi3: waitingPlace,
})
