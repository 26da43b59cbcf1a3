import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { Resource } from './resource.ts'

export const notificationKinds = {
  dead_links: { category: 'support', stale: ['resources'] },
} as const satisfies NotificationKinds

export const navigationSeed = [
  { id: 'resources', title: 'Resources', href: '/resources', order: 72, parentId: 'support' },
] satisfies NavigationSeed

export const searchType = {
  type: 'content',
  document: ({ id, title, summary, category, status }) =>
    status === 'published'
      ? { id, title, description: summary, url: `/resources#${id}`, category }
      : undefined,
} satisfies NounSearchType<Resource>
