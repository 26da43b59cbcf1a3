import { Megaphone } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'marketing',
    order: 5,
    title: 'Ads',
    href: '/admin/ad-management',
    icon: Megaphone,
    access: 'admin',
    counts: [
      { of: 'adCampaigns', words: 'ad campaigns to review' },
      { of: 'adCreatives', words: 'new ads to review' },
    ],
  },
]
