import { ChartNoAxesCombined, SlidersHorizontal } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'marketing',
    order: 3,
    title: 'Analytics',
    href: '/admin/analytics',
    icon: ChartNoAxesCombined,
    access: 'admin',
  },
  {
    group: 'marketing',
    order: 45,
    title: 'Analytics settings',
    href: '/analytics-settings',
    icon: SlidersHorizontal,
    access: 'admin',
  },
]
