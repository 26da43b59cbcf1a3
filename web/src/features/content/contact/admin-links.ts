import { AtSign } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'pages',
    order: 80,
    title: 'Contact',
    href: '/admin/contact-settings',
    icon: AtSign,
    access: 'admin',
  },
]
