import { Sparkles } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'system',
    order: 41,
    title: 'AI',
    href: '/admin/ai-configuration',
    icon: Sparkles,
    access: 'admin',
  },
]
