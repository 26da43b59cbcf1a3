import { Layers } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'users',
    section: 'money',
    order: 30,
    title: 'Memberships',
    href: '/admin/membership',
    icon: Layers,
    access: 'admin',
  },
]
