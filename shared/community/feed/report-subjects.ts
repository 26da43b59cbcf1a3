import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'

export const reportSubjects = {
  post: { label: 'post', hiddenByReports: false },
  comment: { label: 'comment', hiddenByReports: true },
} as const satisfies ReportSubjects
