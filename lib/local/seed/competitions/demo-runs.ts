import { deriveId } from '#core/platform/db/derive-id.ts'
import { keptOf, type RunRules } from '#shared/competitions/runs/kept-of.ts'
import type { Run } from '#shared/competitions/runs/run.ts'

type Measured = Pick<Run, 'eventId' | 'classKey' | 'entryId' | 'runNo' | 'measuredHundredths' | 'by'> & {
  at: string
  violation?: string | undefined
  laneId?: string | undefined
}

const lowestTenthsHz = 384
const notes = 9

/** A run as a lane records it, on a note that follows from what was measured. */
export function demoRun(measured: Measured, rules: RunRules): Run {
  const { eventId, classKey, entryId, runNo, measuredHundredths, by, at, violation, laneId } = measured
  const violations = violation ? [violation] : []
  const frequencyTenthsHz = lowestTenthsHz + (measuredHundredths % notes) * 7
  return {
    id: deriveId('run', at, `${entryId} ${runNo}`),
    eventId,
    classKey,
    entryId,
    runNo,
    measuredHundredths,
    frequencyTenthsHz,
    violations,
    measuredAt: at,
    deviceAt: at,
    ...(laneId && { laneId }),
    ...keptOf({ measuredHundredths, frequencyTenthsHz, violations }, rules),
    source: 'lane',
    by,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    version: 1,
  }
}
