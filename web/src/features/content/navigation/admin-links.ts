import { ListTree } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'pages',
    order: 7,
    title: 'Navigation',
    href: '/admin/navigation-manager',
    icon: ListTree,
    access: 'admin',
  },
]
