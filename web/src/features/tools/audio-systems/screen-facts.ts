import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/audio-system-designer': {
    description:
      'Plan a car audio system from your vehicle and budget: speakers, subwoofers and amplifiers that fit together, with coil wiring, cables, fuses and a list of parts.',
    startsAtOnce: true,
    data: () => import('./api/system-data.ts'),
  },
}
