import { Landmark } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'users',
    section: 'people',
    order: 44,
    title: 'Organizations',
    href: '/admin/organizations',
    icon: Landmark,
    access: 'admin',
    counts: [{ of: 'organizations', words: 'to review' }],
  },
]
