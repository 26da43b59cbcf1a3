import { type Case, reportSubjects } from '#shared/reports/report.ts'

/** Who published what was reported. What belongs to everyone has no author. */
export function authorOf({ authorName, subject }: Case): string {
  return authorName ?? (reportSubjects[subject.type].facts ? 'The platform' : 'Deleted member')
}
