import { Mails } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'system',
    order: 30,
    title: 'Email queue',
    href: '/admin/mails',
    icon: Mails,
    access: 'admin',
    counts: [
      { of: 'failedMails', words: 'failed', isFailure: true },
      { of: 'mails', words: 'to be sent' },
    ],
  },
]
