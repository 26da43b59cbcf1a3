import { ChartNoAxesColumn } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'marketing',
    order: 40,
    title: 'Search report',
    href: '/admin/search-report',
    icon: ChartNoAxesColumn,
    access: 'admin',
  },
]
