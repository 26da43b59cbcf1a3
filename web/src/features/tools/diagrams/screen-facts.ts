import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/audio-system/diagram-editor': {
    description:
      'Draw the wiring of a car audio system: batteries, fuses, amplifiers and speakers on typed ports, with currents, voltage drop, fuses and loads checked while you draw.',
    startsAtOnce: true,
  },
}
