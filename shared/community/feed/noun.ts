import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'
import type { PostTypes } from './post-types.ts'

export const notificationKinds = {
  comment: { category: 'social', stale: ['feed'] },
  likes: { category: 'social', stale: ['feed'] },
  feed_moderated: { category: 'account', stale: ['feed'] },
} as const satisfies NotificationKinds

export const reportSubjects = {
  post: { label: 'post', hiddenByReports: false },
  comment: { label: 'comment', hiddenByReports: true },
} as const satisfies ReportSubjects

/** What comes from domains before this one, which know no feed. */
export const postTypes = {
  organization_joined: { label: 'New organizations' },
} as const satisfies PostTypes

export const navigationSeed = [
  {
    id: 'feed',
    title: 'Feed',
    href: '/community',
    order: 31,
    parentId: 'community',
    contexts: ['free_competitor', 'pro_competitor', 'retailer', 'manufacturer', 'organization'],
  },
] satisfies NavigationSeed
