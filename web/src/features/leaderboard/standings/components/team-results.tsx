import type { Team } from '#shared/community/teams/team.ts'
import { TeamRecords } from '#web/features/leaderboard/records/components/team-records.tsx'
import { TeamSeasons } from './team-seasons.tsx'

/** What a team has reached: its points by event, and the records of its members. */
export const TeamResults = ({ teamId }: { teamId: Team['id'] }) => (
  <>
    <TeamSeasons teamId={teamId} />
    <TeamRecords teamId={teamId} />
  </>
)
