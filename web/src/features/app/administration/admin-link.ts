import type { LucideIcon } from 'lucide-react'
import type { WaitingWork } from '#shared/platform/waiting-work/contract.ts'
import type { GrantedAccess } from '#web/features/platform/roles/api/use-access.ts'

/** A count of waiting work, its words, and whether it counts failures. */
type LinkCount = { of: keyof WaitingWork; words: string; isFailure?: true }

/** A screen in the menu of administrators. */
export type AdminLink = {
  group: 'overview' | 'content' | 'users' | 'marketing' | 'system'
  /** The part of a long group under which it stands. */
  section?: 'competition' | 'community' | 'pages' | 'tools' | 'people' | 'money'
  /** Its place in the group, or in the section. */
  order: number
  title: string
  href: string
  icon: LucideIcon
  /** The same as of its screen. */
  access: GrantedAccess
  /** The first that is not zero is shown. */
  counts?: readonly LinkCount[]
}
