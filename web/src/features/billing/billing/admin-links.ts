import { CircleDollarSign } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'users',
    section: 'money',
    order: 35,
    title: 'Billing',
    href: '/admin/billing',
    icon: CircleDollarSign,
    access: 'admin',
  },
]
