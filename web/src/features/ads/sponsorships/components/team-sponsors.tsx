import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { sponsorPath } from '#shared/ads/sponsorships/sponsorship-paths.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { teamSponsorsQuery } from '../api/sponsorship-queries.ts'
import { NamedRow } from './named-row.tsx'

/** Loaded for members, of whom some lead the team. */
const TeamDesk = lazy(async () => ({ default: (await import('./team-desk.tsx')).TeamDesk }))

export const sponsorQueries = (teamId: Team['id']) => [teamSponsorsQuery(teamId)]

/** The sponsors of a team, and what those who lead it can do about them. */
export function TeamSponsors({ teamId }: { teamId: Team['id'] }) {
  const { data } = useQuery(teamSponsorsQuery(teamId))
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const sponsors = data?.items ?? []
  const list = sponsors.length > 0 && (
    <Panel title="Sponsors" flush>
      <ul className="divide-y divide-line">
        {sponsors.map(({ id, name, logoUrl, about }) => (
          <NamedRow key={id} name={name} logoUrl={logoUrl} about={about} to={sponsorPath(id)} />
        ))}
      </ul>
    </Panel>
  )
  return isMember ? (
    <Suspense fallback={list}>
      <TeamDesk teamId={teamId}>{list}</TeamDesk>
    </Suspense>
  ) : (
    list
  )
}
