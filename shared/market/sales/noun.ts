import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'

export const notificationKinds = {
  sale_to_confirm: { category: 'account', stale: ['sales', 'items'] },
  sale_answered: { category: 'account', stale: ['sales', 'items'] },
  feedback_removed: { category: 'account', stale: ['sales'] },
  sale_feedback: { category: 'system_updates', stale: ['sales'] },
} as const satisfies NotificationKinds

export const reportSubjects = {
  feedback: {
    label: 'feedback',
    plural: 'feedback',
    hiddenByReports: true,
    removing: 'The feedback leaves the average. Its author will see your reason.',
  },
} as const satisfies ReportSubjects
