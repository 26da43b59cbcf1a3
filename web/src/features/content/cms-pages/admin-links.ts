import { FileText } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'pages',
    order: 5,
    title: 'Pages',
    href: '/admin/cms-pages',
    icon: FileText,
    access: 'admin',
  },
]
