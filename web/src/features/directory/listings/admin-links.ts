import { Store } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'community',
    order: 45,
    title: 'Directory',
    href: '/admin/directory-manager',
    icon: Store,
    access: 'admin',
    counts: [
      { of: 'listings', words: 'listings to review' },
      { of: 'listingChanges', words: 'changes to review' },
      { of: 'listingReviews', words: 'reviews to publish' },
      { of: 'brands', words: 'brands to review' },
      { of: 'items', words: 'items for sale to review' },
    ],
  },
]
