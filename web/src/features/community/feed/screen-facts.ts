import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/community': { samples: () => ['/community', '/community?type=business_verified'] },
  // Post ids depend on when the demo began. The tests of the feed look at one.
  '/community/:postId': { samples: () => [] },
  '/admin/feed': {
    samples: () => ['/admin/feed', '/admin/feed?show=hidden', '/admin/feed?list=comments'],
  },
}
