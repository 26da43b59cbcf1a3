import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import type { Mail } from '#shared/platform/mails/mail.ts'
import type { NotificationCategory } from '#shared/platform/notifications/category.ts'
import { categoryOf } from '#shared/platform/notifications/category-of.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { NotificationKind } from '#shared/platform/notifications/notification-kind.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { User } from '#shared/platform/users/user.ts'

const hoursBefore = (now: string, hours: number) => addTime(now, { hours: -hours })

/** A ULID whose random part follows from a name, so that a seed makes the same ids every time. */
function seededUlid(name: string, at: string): string {
  const bytes = createHash('sha256').update(name).digest()
  let used = 0
  return ulid(Date.parse(at), () => (bytes[used++ % bytes.length] ?? 0) / 256)
}

type Told = Pick<Notification, 'type' | 'title' | 'message' | 'kind'> & { hoursAgo: number; href?: string }

const toldEverybody: Told[] = [
  {
    hoursAgo: 2,
    kind: 'account',
    type: 'info',
    title: 'Your profile needs a few details',
    message: 'Your dashboard shows what is still missing from your profile.',
    href: '/dashboard',
  },
  {
    hoursAgo: 30,
    type: 'info',
    title: 'Answers in one place',
    message: 'SPL runs, judging, boxes and your account: the FAQ explains the terms we use.',
    href: '/faq',
  },
  {
    hoursAgo: 200,
    kind: 'welcome',
    type: 'success',
    title: 'Welcome to the lanes',
    message: 'Your profile is complete. Everything that needs your attention appears here.',
    href: '/profile',
  },
]

const toldPending: Told[] = [
  {
    hoursAgo: 1,
    kind: 'verification',
    type: 'warning',
    title: 'Your business is waiting for approval',
    message: 'We review every new business. In the meantime, complete your profile.',
    href: '/profile?tab=verification',
  },
]

/** One of each other category, for the account that shows them all. */
const toldOf: Partial<Record<NotificationCategory, Told>> = {
  billing: {
    hoursAgo: 220,
    type: 'info',
    title: 'You are on the free plan',
    message: 'We charge you nothing. See the plans for what a paid membership adds.',
    href: '/pricing',
  },
  social: {
    hoursAgo: 74,
    type: 'info',
    title: 'New comment on your post',
    message: '“That door seal was worth the winter.”',
    href: '/dashboard',
  },
  competition_results: {
    hoursAgo: 80,
    type: 'info',
    title: 'New results are verified',
    message: 'See the leaderboard for who moved up.',
    href: '/leaderboard',
  },
  event_reminders: {
    hoursAgo: 86,
    type: 'info',
    title: 'Entries close soon',
    message: 'Entries close soon for a show near you.',
    href: '/events',
  },
  team_invitations: {
    hoursAgo: 96,
    type: 'info',
    title: 'You have been invited to a team',
    message: 'Desert Pressure has invited you to join. The invitation is open for 14 days.',
    href: '/teams',
  },
  system_updates: {
    hoursAgo: 120,
    type: 'info',
    title: 'Choose what reaches you',
    message: 'Your profile has a new tab: switch off what you do not want to hear about.',
    href: '/profile?tab=notifications',
  },
}

const ofEachCategory = Object.entries(toldOf).flatMap(([category, told]): Told[] => {
  const kind = NotificationKind.options.find((option) => categoryOf({ kind: option }) === category)
  return kind ? [{ ...told, kind }] : []
})

const toldTo = ({ email, status }: User): Told[] => {
  if (status === 'pending') return [...toldPending, ...toldEverybody]
  return email === 'member@demo.test' ? [...toldEverybody, ...ofEachCategory] : toldEverybody
}

/** Returns a member’s notifications on the first start: two unread, the rest read. */
export function demoNotifications(user: User, now: string): Notification[] {
  if (!user.registrationCompleted) return []
  return toldTo(user).map(({ hoursAgo, ...content }, index) => {
    const createdAt = hoursBefore(now, hoursAgo)
    const read = index > 1
    return {
      ...content,
      id: `ntf_${seededUlid(`${user.id} ${index}`, createdAt)}`,
      userId: user.id,
      read,
      ...(read && { readAt: hoursBefore(now, hoursAgo - 1) }),
      createdAt,
      version: 1,
    }
  })
}

const states: Pick<Mail, 'status' | 'attempts' | 'lastError'>[] = [
  { status: 'sent', attempts: 1 },
  { status: 'sent', attempts: 1 },
  { status: 'sent', attempts: 2 },
  { status: 'failed', attempts: 8, lastError: 'ServiceUnavailable' },
  { status: 'suppressed', attempts: 1, lastError: 'Suppressed after a bounce' },
]

/** A mail queue with a past: 24 sent mails fill more than one page, one failed can be sent again. */
export function demoMails(now: string): Mail[] {
  return Array.from({ length: 26 }, (_, index): Mail => {
    const createdAt = hoursBefore(now, 6 + index * 5)
    const state = states[index < 24 ? index % 3 : index - 21] ?? { status: 'sent', attempts: 1 }
    const toEmail =
      state.status === 'suppressed' ? 'bounce@simulator.amazonses.com' : `racer${index + 1}@demo.test`
    return {
      id: `mail_${seededUlid(`mail ${index}`, createdAt)}`,
      toEmail,
      templateId: index % 4 === 3 ? 'account-exists' : 'welcome',
      templateData: { firstName: `Racer ${index + 1}` },
      priority: 'normal',
      ...state,
      ...(state.status === 'sent' && { sentAt: createdAt, providerMessageId: `seed-${index}` }),
      createdAt,
      version: 1,
    }
  })
}
