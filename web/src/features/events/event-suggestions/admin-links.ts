import { CalendarPlus } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'content',
    section: 'competition',
    order: 42,
    title: 'Event suggestions',
    href: '/admin/event-suggestions',
    icon: CalendarPlus,
    access: { permission: 'events.update' },
    counts: [{ of: 'eventSuggestions', words: 'to review' }],
  },
]
