import { Library } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'pages',
    order: 20,
    title: 'Resources',
    href: '/admin/resources',
    icon: Library,
    access: 'admin',
  },
]
