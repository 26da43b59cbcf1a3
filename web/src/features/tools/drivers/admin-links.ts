import { Speaker } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'tools',
    order: 70,
    title: 'Subwoofer designer',
    href: '/admin/subwoofer-designer',
    icon: Speaker,
    access: 'admin',
  },
]
