import { Gauge } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'overview',
    order: 10,
    title: 'Overview',
    href: '/admin/dashboard',
    icon: Gauge,
    access: 'admin',
  },
]
