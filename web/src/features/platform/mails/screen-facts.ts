import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/mails': { samples: () => ['/admin/mails', '/admin/mails?status=failed'] },
}
