import { KeyRound } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'users',
    section: 'people',
    order: 40,
    title: 'Roles',
    href: '/admin/roles',
    icon: KeyRound,
    access: 'admin',
  },
]
