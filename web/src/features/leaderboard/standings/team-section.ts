import type { TeamSection } from '#web/features/community/teams/components/team-section.ts'

/** The points of a team by season and event, and the records of its members. */
export const teamSection: TeamSection = {
  load: async () => (await import('./components/team-results.tsx')).TeamResults,
}
