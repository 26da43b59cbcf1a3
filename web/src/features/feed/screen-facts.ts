import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/community': { samples: () => ['/community', '/community?type=business_verified'] },
  '/community/:postId': { samples: () => ['/community/fpo_00000000000000000000000001'] },
  '/admin/feed': {
    samples: () => ['/admin/feed', '/admin/feed?show=hidden', '/admin/feed?list=comments'],
  },
}
