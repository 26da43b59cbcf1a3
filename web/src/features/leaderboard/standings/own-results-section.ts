import type { OwnResultsSection } from '#web/features/competitions/competition-results/components/own-results-section.ts'

/** The scores of the member over time. */
export const ownResultsSection: OwnResultsSection = {
  load: async () => (await import('./components/own-courses.tsx')).OwnCourses,
}
