import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { ListedLeague } from '#shared/rules/leagues/list-contract.ts'
import { OrganizationMention } from '#web/features/organizations/organizations/components/organization-mention.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { useCheckOwnNumber } from '../api/league-commands.ts'
import { ownNumbersQuery } from '../api/league-number-queries.ts'
import { LeagueDialog } from './league-dialog.tsx'
import { NumbersTable } from './numbers-table.tsx'

/** What a league says of itself, and the numbers of its members, for those who run its organization. */
export function LeagueDesk({ league }: { league: ListedLeague }) {
  const { name, abbreviation, websiteUrl, memberNumbers, organization } = league
  const [editing, setEditing] = useState(false)
  return (
    <div className="page">
      {organization?.hasPage && (
        <Breadcrumb
          items={[{ label: organization.name, to: organizationPath(organization.id) }, { label: name }]}
        />
      )}
      <ScreenHeader
        title={name}
        lead="Administrators run the seasons and the rulebook of a league."
        actions={<Button onClick={() => setEditing(true)}>Edit league</Button>}
      />
      <div className="grid gap-6">
        <DetailPanel
          title="League"
          facts={[
            ['Abbreviation', abbreviation],
            ['Website', websiteUrl && <WebLink key="web" href={websiteUrl} className="wrap-anywhere" />],
            ['Member numbers', memberNumbers ? 'Members have numbers' : 'Without member numbers'],
            organization && [
              'Organization',
              <OrganizationMention key="organization" organization={organization} />,
            ],
          ]}
        />
        {memberNumbers && <OwnNumbers league={league} />}
      </div>
      {editing && <LeagueDialog league={league} isOwn onClose={() => setEditing(false)} />}
    </div>
  )
}

function OwnNumbers({ league }: { league: ListedLeague }) {
  const pages = useInfiniteQuery(ownNumbersQuery(league.id))
  const check = useCheckOwnNumber()
  return (
    <NumbersTable
      pages={pages}
      check={({ userId: memberId, leagueId, version }, checked) =>
        check.mutateAsync({ params: { leagueId, memberId }, body: { checked, version } })
      }
    />
  )
}
