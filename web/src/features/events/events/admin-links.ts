import { CalendarDays } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'competition',
    order: 41,
    title: 'Events',
    href: '/admin/events',
    icon: CalendarDays,
    access: 'admin',
  },
]
