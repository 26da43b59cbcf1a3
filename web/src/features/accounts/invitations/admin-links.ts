import { Send } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'marketing',
    order: 10,
    title: 'Invitations',
    href: '/admin/invitations',
    icon: Send,
    access: 'admin',
    counts: [{ of: 'invitations', words: 'open' }],
  },
]
