import { Trophy } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'competition',
    order: 43,
    title: 'Leagues and seasons',
    href: '/admin/competition-management',
    icon: Trophy,
    access: 'admin',
  },
]
