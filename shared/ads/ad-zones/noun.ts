import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'

export const activityTypes = {
  ad_zone_update: 'Ad space changed',
} as const satisfies ActivityTypes

export const navigationSeed = [
  { id: 'advertise', title: 'Advertise', href: '/advertise', order: 54, parentId: 'business' },
  {
    id: 'own-advertise',
    title: 'Advertise',
    href: '/advertise',
    order: 57,
    parentId: 'own-business',
  },
] satisfies NavigationSeed
