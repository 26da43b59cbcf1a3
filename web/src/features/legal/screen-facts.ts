import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/privacy-policy': {
    description: 'What Boxrise knows about you, how we use it, who sees it, and how to delete it.',
  },
  '/cookie-policy': {
    description:
      'Every cookie and stored value Boxrise uses, by name: what it is for and how long we keep it.',
  },
}
