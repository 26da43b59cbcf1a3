import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/cases': { samples: () => ['/admin/cases', '/admin/cases?status=upheld'] },
}
