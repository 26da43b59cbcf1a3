import { type Case, reportSubjects } from '#shared/platform/reports/report.ts'

/** Returns the author of the reported content. Shared content has no author. */
export function authorOf({ authorName, subject }: Case): string {
  return authorName ?? (reportSubjects[subject.type].facts ? 'The platform' : 'Deleted member')
}
