import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import type { SponsorId } from '#shared/ads/sponsorships/sponsorship.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { firstSponsoredTeamsQuery, sponsoredTeamsQuery } from '../api/sponsorship-queries.ts'
import { NamedRow } from './named-row.tsx'

export const teamQueries = (sponsorId: SponsorId) => [firstSponsoredTeamsQuery(sponsorId)]

/** Loaded for members, of whom some answer for the sponsor. */
const OwnTeams = lazy(async () => ({ default: (await import('./own-teams.tsx')).OwnTeams }))

/** The teams of a sponsor, on its page; nothing where it has none. Those who answer for it are led on. */
export function SponsoredTeams({ sponsorId }: { sponsorId: SponsorId }) {
  const pages = useInfiniteQuery(sponsoredTeamsQuery(sponsorId))
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const isEmpty = pages.data?.pages.every(({ items }) => items.length === 0) ?? !pages.isError
  const own = isMember && (
    <Suspense>
      <OwnTeams sponsorId={sponsorId} isEmpty={isEmpty} />
    </Suspense>
  )
  if (isEmpty) return own || null
  return (
    <Panel flush title="Teams we sponsor" aside={own}>
      <CursorList pages={pages} waiting={null} failed="The teams did not load" empty={null}>
        {(teams) => (
          <ul className="divide-y divide-line">
            {teams.map(({ id, name, logoUrl, tag, city, state }) => (
              <NamedRow
                key={id}
                name={name}
                logoUrl={logoUrl}
                about={[tag, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')}
                to={teamPath(id)}
              />
            ))}
          </ul>
        )}
      </CursorList>
    </Panel>
  )
}
