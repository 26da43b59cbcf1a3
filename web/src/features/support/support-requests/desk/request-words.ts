import type { DeskView } from '#shared/support/support-requests/agent-shapes.ts'
import type {
  RequestPriority,
  RequestSource,
  RequestStatus,
} from '#shared/support/support-requests/support-request.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const viewWords: Record<DeskView, string> = {
  unassigned: 'Unassigned',
  mine: 'Mine',
  open: 'All open',
  due_soon: 'Due soon',
  overdue: 'Overdue',
  waiting: 'Pending',
  unverified: 'Unverified',
  solved: 'Solved',
  spam: 'Spam',
}

/** What an empty view says. */
export const emptyWords: Record<DeskView, string> = {
  unassigned: 'No one is waiting for an answer.',
  mine: 'No open request is yours.',
  open: 'No one is waiting for an answer.',
  due_soon: 'Nothing is due soon.',
  overdue: 'Nothing is late.',
  waiting: 'No answer from a customer is awaited.',
  unverified: 'All senders are known.',
  solved: 'Nothing was solved lately.',
  spam: 'No spam.',
}

export const priorityWords: Record<RequestPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
}

export const priorityTones: Record<RequestPriority, Tone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'violet',
  urgent: 'danger',
}

export const statusWords: Record<RequestStatus, string> = {
  unconfirmed: 'Unconfirmed',
  open: 'Open',
  waiting: 'Pending',
  solved: 'Solved',
  closed: 'Closed',
  spam: 'Spam',
  merged: 'Merged',
}

export const statusTones: Record<RequestStatus, Tone> = {
  unconfirmed: 'neutral',
  open: 'neutral',
  waiting: 'info',
  solved: 'success',
  closed: 'neutral',
  spam: 'danger',
  merged: 'neutral',
}

export const sourceWords: Record<RequestSource, string> = {
  web: 'Support form',
  contact: 'Contact form',
  email: 'Email',
  admin: 'Started by the desk',
}
