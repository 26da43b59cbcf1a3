import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { navigationMenu } from '#shared/content/navigation/navigation-menu.ts'
import { seededItem } from '#shared/content/navigation/seeded-item.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** The history of the menu, each version with the change to the one before. */
export type DemoMenu = {
  number: number
  savedBy?: string
  savedAt: string
  what: string
  items: NavigationItem[]
}

const ofMembers = [
  seededItem({
    id: 'competitors',
    title: 'Other competitors',
    href: '/members?type=competitor',
    order: 35,
    parentId: 'community',
    contexts: ['free_competitor'],
    icon: 'users',
    description: 'Who else is on the lanes.',
  }),
  seededItem({
    id: 'pro-billing',
    title: 'Your Pro membership',
    href: '/billing',
    order: 74,
    parentId: 'support',
    contexts: ['pro_competitor'],
    icon: 'star',
    badgeText: 'Pro',
    badgeColor: 'amber',
  }),
]

const ofBusinesses = [
  seededItem({
    id: 'shop-documents',
    title: 'Shop documents',
    href: '/profile?tab=verification',
    order: 58,
    parentId: 'own-business',
    contexts: ['retailer'],
    icon: 'file',
    description: 'What we have on file about your shop.',
  }),
  seededItem({
    id: 'retailers',
    title: 'Retailers',
    href: '/members?type=retailer',
    order: 59,
    parentId: 'own-business',
    contexts: ['manufacturer'],
    icon: 'store',
    description: 'Shops that could carry what you build.',
  }),
  seededItem({
    id: 'club-members',
    title: 'Competitors to invite',
    href: '/members?type=competitor',
    order: 60,
    parentId: 'own-business',
    contexts: ['organization'],
    icon: 'megaphone',
    badgeText: 'New',
    badgeColor: 'purple',
  }),
  seededItem({
    id: 'administration',
    title: 'Administration',
    href: '/admin',
    order: 90,
    contexts: ['admin'],
    icon: 'gauge',
    priority: 20,
  }),
]

const counted = seededItem({
  id: 'notifications',
  title: 'Notifications',
  href: '/notifications',
  order: 36,
  parentId: 'community',
  contexts: ['base'],
  badgeSource: 'unread_notifications',
  badgeColor: 'red',
  visibilityRules: [{ kind: 'signed_in' }],
})

const dated = (now: string) =>
  seededItem({
    id: 'season',
    title: 'Get ready for the season',
    href: '/resources?level=beginner',
    order: 75,
    parentId: 'support',
    icon: 'calendar',
    badgeText: 'New',
    badgeColor: 'green',
    description: 'What to check before the first show.',
    visibilityRules: [
      { kind: 'from', on: addTime(now, { days: -10 }).slice(0, 10) },
      { kind: 'until', on: addTime(now, { days: 30 }).slice(0, 10) },
    ],
  })

const stays: Record<string, number> = { home: 15, market: 64, business: 48, support: 35 }

/** The menus that administrators have saved, oldest first: the last one is there now. */
export function demoMenus(now: string): DemoMenu[] {
  const savedBy = demoUserId('admin@demo.test')
  const start = navigationMenu.map((item) => ({ ...item }))
  const ranked = start.map((item) => ({ ...item, priority: stays[item.id] ?? item.priority }))
  const steps: [daysAgo: number, what: string, items: NavigationItem[]][] = [
    [21, 'Added Other competitors and Your Pro membership', [...start, ...ofMembers]],
    [14, 'Added Shop documents, Retailers and 2 more', [...start, ...ofMembers, ...ofBusinesses]],
    [
      9,
      'Added Get ready for the season; changed Home, Market and 2 more',
      [...ranked, ...ofMembers, ...ofBusinesses, dated(now)],
    ],
    [2, 'Added Notifications', [...ranked, ...ofMembers, ...ofBusinesses, dated(now), counted]],
  ]
  return [
    { number: 1, savedAt: addTime(now, { days: -21 }), what: 'Before the first change', items: start },
    ...steps.map(([daysAgo, what, items], place) => ({
      number: place + 2,
      savedBy,
      savedAt: addTime(now, { days: -daysAgo, hours: -3 }),
      what,
      items: items.toSorted((a, b) => a.order - b.order),
    })),
  ]
}
