import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/subwoofer-designer': {
    description:
      'Design a subwoofer box in your browser: sealed, vented and bandpass, with level in the car, cone travel, port speed and impedance while you move.',
    startsAtOnce: true,
    data: () => import('./api/designer-data.ts'),
  },
  '/test-box-3d': { startsAtOnce: true, noIndex: true },
}
