import { Flag } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'community',
    order: 50,
    title: 'Reports',
    href: '/admin/cases',
    icon: Flag,
    access: 'admin',
    counts: [{ of: 'openCases', words: 'to decide' }],
  },
]
