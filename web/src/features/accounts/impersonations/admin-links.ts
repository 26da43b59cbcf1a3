import { VenetianMask } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'users',
    section: 'people',
    order: 50,
    title: 'Impersonations',
    href: '/admin/impersonations',
    icon: VenetianMask,
    access: 'admin',
  },
]
