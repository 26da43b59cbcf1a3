import { MessagesSquare } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'community',
    order: 30,
    title: 'Community feed',
    href: '/admin/feed',
    icon: MessagesSquare,
    access: 'admin',
  },
]
