import type { ScreenFacts } from '#web/app/screen.ts'

const path = '/admin/competition-management'

export const screenFacts: ScreenFacts = {
  [path]: {
    samples: () => [
      path,
      `${path}?tab=rulebooks`,
      `${path}?tab=seasons`,
      `${path}?tab=points`,
      `${path}?tab=numbers`,
    ],
  },
}
