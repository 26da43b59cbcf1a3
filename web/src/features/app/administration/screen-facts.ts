import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/users/:userId': { samples: (idOf) => [`/admin/users/${idOf('pending@demo.test')}`] },
}
