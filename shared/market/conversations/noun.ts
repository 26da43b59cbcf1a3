import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'

export const activityTypes = {
  conversation_read: 'Reported conversation read',
} as const satisfies ActivityTypes

export const notificationKinds = {
  item_message: { category: 'account', stale: ['conversations'], isShownThere: true },
  /** Someone who wrote to them was suspended. */
  scam_warning: { category: 'account', stale: ['conversations'] },
} as const satisfies NotificationKinds

export const reportSubjects = {
  conversation: {
    label: 'conversation',
    hiddenByReports: false,
    author: 'other member',
    removing: 'Nothing is deleted: both keep their messages. Suspend the account if you have to.',
    readAt: (caseId) => `/admin/market/cases/${caseId}`,
  },
} as const satisfies ReportSubjects
