import { SlidersHorizontal } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'system',
    order: 10,
    title: 'Settings',
    href: '/admin/settings',
    icon: SlidersHorizontal,
    access: 'admin',
  },
]
