import { Replace } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'system',
    order: 43,
    title: 'AI migration',
    href: '/admin/ai-migration',
    icon: Replace,
    access: 'admin',
  },
]
