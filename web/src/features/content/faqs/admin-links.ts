import { CircleQuestionMark } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'pages',
    order: 15,
    title: 'FAQ',
    href: '/admin/faqs',
    icon: CircleQuestionMark,
    access: 'admin',
  },
]
