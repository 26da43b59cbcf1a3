import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Team } from '#shared/community/teams/team.ts'
import { actingRole, mayEdit } from '#shared/community/teams/team-roles.ts'
import { ownTeamQuery } from '#web/features/community/teams/api/team-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { SponsorshipList } from './sponsorship-list.tsx'

/** What those who lead a team see of its sponsors: the rest reads what everyone does. */
export function TeamDesk({ teamId, children }: { teamId: Team['id']; children: ReactNode }) {
  const own = useQuery(ownTeamQuery(teamId)).data
  const leads = own?.team.status === 'active' && !own.team.removed && mayEdit(actingRole(own))
  return leads ? <Led teamId={teamId} /> : children
}

function Led({ teamId }: { teamId: Team['id'] }) {
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isAsked = useLocation().hash === '#sponsors'
  // The part comes after the address was followed.
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView()
  }, [isAsked])
  return (
    <div ref={place} id="sponsors">
      <Panel
        flush
        title="Sponsors"
        aside={
          <Button data-own size="sm" onClick={() => setAsking(true)}>
            Name a sponsor
          </Button>
        }
      >
        <div className="border-b border-line empty:hidden">
          <SponsorshipList sideId={teamId} status="open" empty={null} />
        </div>
        <SponsorshipList
          sideId={teamId}
          status="active"
          empty={
            <p className="px-4 py-3 text-sm text-dim sm:px-5">
              No sponsors yet. Name a business or an organization, and it is shown here once it accepts.
            </p>
          }
        />
      </Panel>
      {isAsking && <RequestDialog sideId={teamId} onClose={() => setAsking(false)} />}
    </div>
  )
}
