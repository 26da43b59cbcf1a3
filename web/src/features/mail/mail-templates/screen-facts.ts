import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/mails/templates': {},
  '/admin/mails/templates/:templateId': {
    samples: () => ['/admin/mails/templates/account-approved'],
  },
}
