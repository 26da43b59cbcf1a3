import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/users/:userId/time-line': {
    samples: (idOf) => [`/admin/users/${idOf('member@demo.test')}/time-line`],
  },
}
