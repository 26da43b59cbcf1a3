import {
  BadgeCheck,
  ContactRound,
  Gauge,
  History,
  KeyRound,
  Layers,
  type LucideIcon,
  Mails,
  Send,
  SlidersHorizontal,
  Users,
  VenetianMask,
} from 'lucide-react'
import type { WaitingWork } from '#shared/waiting-work/contract.ts'

/** How much of something there is, in which words, and whether it went wrong. */
type LinkCount = { of: keyof WaitingWork; words: string; isFailure?: true }

export type AdminLink = {
  title: string
  href: string
  icon: LucideIcon
  /** The first that is not zero is shown. */
  counts?: readonly LinkCount[]
}

type AdminGroup = { title: string; links: readonly AdminLink[] }

export const overviewLink: AdminLink = { title: 'Overview', href: '/admin/dashboard', icon: Gauge }

/** The screens of administration, by group; what does not exist is not shown. */
export const adminGroups: readonly AdminGroup[] = [
  {
    title: 'Content',
    links: [{ title: 'Member profiles', href: '/admin/member-profiles', icon: ContactRound }],
  },
  {
    title: 'Users',
    links: [
      { title: 'All users', href: '/admin/users', icon: Users },
      {
        title: 'Verifications',
        href: '/admin/verifications',
        icon: BadgeCheck,
        counts: [{ of: 'verifications', words: 'waiting' }],
      },
      { title: 'Memberships', href: '/admin/membership', icon: Layers },
      { title: 'Roles', href: '/admin/roles', icon: KeyRound },
      { title: 'Impersonations', href: '/admin/impersonations', icon: VenetianMask },
    ],
  },
  {
    title: 'Marketing',
    links: [
      {
        title: 'Invitations',
        href: '/admin/invitations',
        icon: Send,
        counts: [{ of: 'invitations', words: 'open' }],
      },
    ],
  },
  {
    title: 'System',
    links: [
      { title: 'Settings', href: '/admin/settings', icon: SlidersHorizontal },
      { title: 'Activity log', href: '/admin/activity', icon: History },
      {
        title: 'Email queue',
        href: '/admin/mails',
        icon: Mails,
        counts: [
          { of: 'failedMails', words: 'failed', isFailure: true },
          { of: 'mails', words: 'to be sent' },
        ],
      },
    ],
  },
]
