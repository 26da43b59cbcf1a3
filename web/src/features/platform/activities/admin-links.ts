import { History } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'system',
    order: 20,
    title: 'Activity log',
    href: '/admin/activity',
    icon: History,
    access: 'admin',
  },
]
