import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/users': { samples: () => ['/admin/users?q=zzzz'] },
  '/admin/users/:userId/edit': { samples: (idOf) => [`/admin/users/${idOf('pending@demo.test')}/edit`] },
}
