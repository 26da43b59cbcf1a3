import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { startingSystemStudy as start } from '#shared/tools/audio-systems/starting-system.ts'
import type { SystemStudy } from '#shared/tools/audio-systems/system-study.ts'
import type { ProjectId } from '#shared/tools/tool-projects/tool-project.ts'

type DemoSystem = {
  id: ProjectId
  userId: ReturnType<typeof demoUserId>
  savedAt: string
  name: string
  summary: string
  data: SystemStudy
}

/** Two strong amplifiers for four subwoofers, beside what plays in the doors. */
const wall: SystemStudy = {
  ...start,
  vehicle: {
    ...start.vehicle,
    name: 'Full-size van',
    cabinLength: 3.6,
    cabinVolume: 9,
    alternator: 400,
    battery: 200,
    run: 3.5,
  },
  goals: { signal: 'bass_music', level: 140, budget: 800_000 },
  dsp: { name: 'DSP', price: 60_000, inputs: 2, outputs: 4 },
  subwoofers: {
    name: 'Competition 15 in',
    price: 60_000,
    count: 4,
    coils: 2,
    ohms: 2,
    watts: 1250,
    sensitivity: 89,
    box: 'vented',
    tuning: 38,
  },
  amplifiers: [
    {
      name: 'Mono, 2,500 W at 1 Ω',
      price: 90_000,
      count: 2,
      drives: 'subwoofers',
      class: 'd',
      channels: 1,
      bridged: false,
      watts: 2500,
      lowest: 1,
      fuses: [125, 125],
    },
    ...start.amplifiers.slice(1),
  ],
  wiringPrice: 90_000,
}

const daily: SystemStudy = {
  ...start,
  vehicle: { ...start.vehicle, name: 'Hatchback', cabinLength: 2.2, cabinVolume: 2.5, alternator: 120 },
  goals: { signal: 'music', level: 115, budget: 150_000 },
  dsp: undefined,
}

/** The systems demo members planned with the audio system designer. */
export function demoSystems(now: string): DemoSystem[] {
  const system = (account: string, days: number, name: string, summary: string, data: SystemStudy) => {
    const savedAt = addTime(now, { days: -days })
    const id = deriveId('prj', savedAt, `${account} ${name}`) as ProjectId
    return { id, userId: demoUserId(`${account}@demo.test`), savedAt, name, summary, data }
  }
  return [
    system('pro', 5, 'Wall in the van', 'Full-size van, 4 × Competition 15 in, 5,320 W', wall),
    system('member', 15, 'Hatchback for every day', 'Hatchback, 1 × Generic 12 in, 820 W', daily),
  ]
}
