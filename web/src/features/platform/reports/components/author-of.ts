import { type Case, reportSubjects } from '#shared/platform/reports/report.ts'

/** Returns the author of the reported content. Shared content has no author, and an organization may have no owner. */
export function authorOf({ authorName, authorId, subject }: Case): string {
  if (authorName) return authorName
  if (reportSubjects[subject.type].facts) return 'The platform'
  return subject.type === 'organization' && !authorId ? 'No owner' : 'Deleted member'
}
