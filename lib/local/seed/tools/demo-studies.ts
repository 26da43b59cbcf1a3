import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { SplStudy, SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { startingStudy, startingSystem } from '#shared/tools/spl-studies/starting-study.ts'
import type { ProjectId } from '#shared/tools/tool-projects/tool-project.ts'

type DemoStudy = {
  id: ProjectId
  userId: ReturnType<typeof demoUserId>
  savedAt: string
  name: string
  summary: string
  data: SplStudy
}

/** A midsize sedan, as a meter on the windshield measured it. */
const measured: SplSystem['cabin'] = {
  kind: 'measured',
  hz: [20, 25, 31.5, 40, 50, 63, 80],
  gains: [16.2, 15.1, 12.4, 9.6, 7.1, 4.4, 1.8],
}

const fifteens: SplSystem = {
  ...startingSystem,
  name: 'Two fifteens',
  sensitivity: 89,
  watts: 1500,
  wattsOf: 'each',
  box: { kind: 'gain', db: 4 },
  sd: 0.081,
  xmax: 0.02,
  ratedWatts: 1500,
  heat: { kind: 'coil', rise: 150 },
  signal: 'burp',
  alternator: 240,
}

/** The studies `pro` made with the SPL calculator. */
export function demoStudies(now: string): DemoStudy[] {
  const study = (days: number, name: string, summary: string, data: SplStudy): DemoStudy => {
    const savedAt = addTime(now, { days: -days })
    const id = deriveId('prj', savedAt, `pro ${name}`) as ProjectId
    return { id, userId: demoUserId('pro@demo.test'), savedAt, name, summary, data }
  }
  return [
    study(2, 'Twelves or fifteens', 'Two systems at 40 Hz in the same car', {
      ...startingStudy,
      systems: [{ ...startingSystem, name: 'Two twelves' }, fifteens],
    }),
    study(9, 'Power for 135 dB', '135.0 dB at 45 Hz in the measured sedan', {
      ...startingStudy,
      mode: 'target',
      hz: 45,
      target: 135,
      systems: [{ ...fifteens, name: 'Street class', cabin: measured }],
    }),
  ]
}
