import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/spl-calculator': {
    description:
      'How loud will it get? Sensitivity, power, box and cabin as a sum in decibels, with the air that the cones can move as its ceiling and the current that it takes.',
    startsAtOnce: true,
    data: () => import('./api/calculator-data.ts'),
  },
}
