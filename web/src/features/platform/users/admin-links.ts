import { ContactRound, Users } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'community',
    order: 10,
    title: 'Member profiles',
    href: '/admin/member-profiles',
    icon: ContactRound,
    access: 'admin',
  },
  {
    group: 'users',
    section: 'people',
    order: 10,
    title: 'All users',
    href: '/admin/users',
    icon: Users,
    access: { permission: 'users.read' },
  },
]
