import { Newspaper } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'marketing',
    order: 2,
    title: 'Newsletter',
    href: '/admin/newsletter',
    icon: Newspaper,
    access: 'admin',
  },
]
