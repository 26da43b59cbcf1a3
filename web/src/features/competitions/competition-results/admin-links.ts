import { ClipboardCheck } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'competition',
    order: 44,
    title: 'Competition results',
    href: '/admin/competition-results',
    icon: ClipboardCheck,
    access: { permission: 'competition_results.verify' },
    counts: [{ of: 'results', words: 'to verify' }],
  },
]
