import * as z from 'zod/mini'
import { NotificationCategory } from '#shared/platform/notifications/category.ts'
import { categoryOf } from '#shared/platform/notifications/category-of.ts'
import { NotificationKind } from '#shared/platform/notifications/notification-kind.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { categoryLabels } from './category-labels.ts'

/** The categories that have a kind of notification. */
const existing = NotificationCategory.options.filter((category) =>
  NotificationKind.options.some((kind) => categoryOf({ kind }) === category),
)

export const notificationFields = {
  read: z.optional(z.enum(['unread', 'read'])),
  category: z.optional(z.enum(existing)),
}

export const notificationFilterParts: readonly FilterPart<keyof typeof notificationFields>[] = [
  {
    kind: 'choice',
    name: 'read',
    label: 'Read or unread',
    any: 'Read and unread',
    options: [
      ['unread', 'Unread'],
      ['read', 'Read'],
    ],
  },
  {
    kind: 'choice',
    name: 'category',
    label: 'Category',
    any: 'Any category',
    options: existing.map((category) => [category, categoryLabels[category]]),
  },
]
