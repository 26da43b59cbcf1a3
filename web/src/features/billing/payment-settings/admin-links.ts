import { Wallet } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'system',
    order: 15,
    title: 'Billing configuration',
    href: '/admin/billing-configuration',
    icon: Wallet,
    access: 'admin',
  },
]
