import { DatabaseBackup } from 'lucide-react'
import type { AdminLink } from '#web/features/app/administration/admin-link.ts'

export const adminLinks: readonly AdminLink[] = [
  {
    group: 'system',
    order: 40,
    title: 'Backup',
    href: '/admin/backup',
    icon: DatabaseBackup,
    access: 'admin',
  },
]
