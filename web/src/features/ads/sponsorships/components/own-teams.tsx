import { useQuery } from '@tanstack/react-query'
import type { SponsorId } from '#shared/ads/sponsorships/sponsorship.ts'
import { sponsorshipsPath } from '#shared/ads/sponsorships/sponsorship-paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ownSidesQuery } from '../api/sponsorship-queries.ts'

type OwnTeamsProps = { sponsorId: SponsorId; isEmpty: boolean }

/** Leads those who answer for a sponsor to its requests. Others see nothing of it. */
export function OwnTeams({ sponsorId, isEmpty }: OwnTeamsProps) {
  const isOwn = useQuery(ownSidesQuery).data?.items.some(({ id }) => id === sponsorId) ?? false
  if (!isOwn) return null
  const link = (
    <ButtonLink to={sponsorshipsPath(sponsorId)} size="sm">
      Sponsorships
    </ButtonLink>
  )
  if (!isEmpty) return link
  return (
    <Panel title="Teams we sponsor" aside={link}>
      <p className="text-sm text-dim">Visible to others once you sponsor a team.</p>
    </Panel>
  )
}
