import { BadgeCheck } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'users',
    section: 'people',
    order: 20,
    title: 'Verifications',
    href: '/admin/verifications',
    icon: BadgeCheck,
    access: 'admin',
    counts: [{ of: 'verifications', words: 'waiting' }],
  },
]
