import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/mails/recipient': {
    samples: () => ['/admin/mails/recipient', '/admin/mails/recipient?to=member%40demo.test'],
  },
  '/admin/mails/:mailId': { samples: () => [] },
}
