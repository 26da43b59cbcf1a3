import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import { placeWords } from '#shared/platform/places/place-words.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'
import type { Item } from './item.ts'
import { itemCategories, itemConditions } from './item-labels.ts'
import { isStoredForSale } from './item-state.ts'
import { itemPath } from './named-item.ts'

export const activityTypes = {
  marketplace_item: 'Marketplace item changed',
  item_decision: 'Marketplace item decided',
} as const satisfies ActivityTypes

export const notificationKinds = {
  item_decided: { category: 'account', stale: ['items'] },
  item_ends: { category: 'system_updates', stale: ['items'] },
  /** It was reserved, released, or sold: someone waits for the other one. */
  item_reserved: { category: 'account', stale: ['items', 'conversations'] },
} as const satisfies NotificationKinds

export const reportSubjects = {
  item: {
    label: 'item for sale',
    plural: 'items for sale',
    hiddenByReports: true,
    author: 'seller',
    removing: 'The item leaves the marketplace. Its seller will see your reason.',
  },
} as const satisfies ReportSubjects

export const navigationSeed = [
  { id: 'market', title: 'Market', href: '/marketplace', order: 40, priority: 65 },
  { id: 'marketplace', title: 'Marketplace', href: '/marketplace', order: 41, parentId: 'market' },
] satisfies NavigationSeed

export const searchType = {
  type: 'content',
  document: (item) => {
    if (!isStoredForSale(item)) return undefined
    const { id, title, description, category, condition, brand, model, city, state, priceCents } = item
    const [cover] = item.pictures
    return {
      id,
      title,
      description,
      keywords: [brand, model, itemCategories[category]].filter(Boolean).join(', '),
      url: itemPath(id),
      ...(cover && { imageUrl: cover.src }),
      location: [city, state].filter(Boolean).join(', '),
      place: placeWords({ city, state }),
      category: 'Marketplace',
      tags: [itemCategories[category], itemConditions[condition]],
      priceCents,
    }
  },
} satisfies NounSearchType<Item>

export const uploadPurposes = {
  'item-picture': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a picture.',
    // A picture that was removed is gone everywhere a day later.
    published: {
      folder: 'media/item-pictures',
      cacheControl: 'public, max-age=86400',
      isPicture: true,
    },
  },
} as const satisfies Record<string, UploadLimits>
