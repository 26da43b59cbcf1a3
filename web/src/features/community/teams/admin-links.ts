import { UsersRound } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'users',
    section: 'people',
    order: 45,
    title: 'Teams',
    href: '/admin/teams',
    icon: UsersRound,
    access: 'admin',
  },
]
