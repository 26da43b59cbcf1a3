import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/subwoofer-designer',
    title: 'Subwoofer designer',
    words: 'box enclosure calculator ported sealed bandpass tool',
    access: 'public',
    isTool: true,
  },
  {
    path: '/test-box-3d',
    title: 'A box in 3D',
    words: 'enclosure build cut list tool',
    access: 'public',
    isTool: true,
  },
]
