import { AudioLines } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'tools',
    order: 75,
    title: 'SPL calculator',
    href: '/admin/spl-calculator',
    icon: AudioLines,
    access: 'admin',
  },
]
