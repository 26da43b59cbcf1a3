import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/community': { samples: () => ['/community', '/community?type=business_verified'] },
  // Ids of posts follow from when the demo began; the tests of the feed look at one.
  '/community/:postId': { samples: () => [] },
  '/admin/feed': {
    samples: () => ['/admin/feed', '/admin/feed?show=hidden', '/admin/feed?list=comments'],
  },
}
