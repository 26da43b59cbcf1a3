import { MailPlus } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'system',
    order: 31,
    title: 'Email templates',
    href: '/admin/mails/templates',
    icon: MailPlus,
    access: 'admin',
  },
]
