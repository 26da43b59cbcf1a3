import type { TeamSection } from '#web/features/community/teams/components/team-section.ts'

/** The sponsors of a team. */
export const teamSection: TeamSection = {
  loadRead: async () => {
    const { sponsorQueries: queries, TeamSponsors: Section } = await import('./components/team-sponsors.tsx')
    return { Section, queries }
  },
}
