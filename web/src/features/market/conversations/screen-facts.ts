import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/marketplace/messages': {
    samples: () => ['/marketplace/messages', '/marketplace/messages?show=archived'],
  },
  // The ids of conversations depend on when they began. Their tests look at one.
  '/marketplace/messages/:conversationId': { samples: () => [] },
  '/admin/market/cases/:caseId': { samples: () => [] },
}
