import { LifeBuoy } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'users',
    section: 'people',
    order: 5,
    title: 'Support',
    href: '/admin/support',
    icon: LifeBuoy,
    access: 'admin',
  },
]
