import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { OwnSide } from '#shared/ads/sponsorships/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ownSidesQuery } from '../api/sponsorship-queries.ts'
import { RequestDialog } from '../components/request-dialog.tsx'
import { SponsorshipList, sideOf } from '../components/sponsorship-list.tsx'

export const title = 'Sponsorships'

const kinds = ['open', 'active', 'ended'] as const

const fields = { for: z.optional(z.string()), show: z._default(z.enum(kinds), 'open') }

const words = {
  open: { label: 'Requests', none: 'No requests wait for an answer.' },
  active: { label: 'Active', none: 'No sponsorships yet.' },
  ended: { label: 'Past', none: 'No sponsorship has ended.' },
}

export function Screen() {
  const sides = useQuery(ownSidesQuery)
  if (sides.data && sides.data.items.length > 0) return <Shown sides={sides.data.items} />
  return (
    <div className="shell max-w-5xl py-10">
      <ScreenHeader title={title} />
      {sides.isError && (
        <QueryFailure
          title="Your sponsorships did not load"
          error={sides.error}
          retrying={sides.isFetching}
          onRetry={() => void sides.refetch()}
        />
      )}
      {sides.isPending && <Skeleton lines={4} className="h-24" />}
      {sides.data && (
        <Panel>
          <EmptyState
            title="Sponsor a team, or find sponsors."
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <ButtonLink to="/directory/create" variant="primary">
                  Add a business
                </ButtonLink>
                <ButtonLink to="/teams/new">Create a team</ButtonLink>
              </div>
            }
          >
            The team page shows the sponsor’s logo with a link. You need a published business, an active
            organization, or a team that you lead.
          </EmptyState>
        </Panel>
      )}
    </div>
  )
}

function Shown({ sides }: { sides: readonly OwnSide[] }) {
  const { filter, setFilter } = useAddressFilter(fields)
  const [isAsking, setAsking] = useState(false)
  const side = sides.find(({ id }) => id === filter.for) ?? (sides[0] as OwnSide)
  const isTeam = sideOf(side.id) === 'team'
  return (
    <div className="shell max-w-5xl py-10">
      <ScreenHeader
        title={title}
        lead={`${sides.length > 1 ? '' : `For ${side.name}. `}The team page shows its sponsors. Either side can end a sponsorship at any time.`}
        actions={
          <Button data-own variant="primary" onClick={() => setAsking(true)}>
            {isTeam ? 'Name a sponsor' : 'Sponsor a team'}
          </Button>
        }
      />
      {sides.length > 1 && (
        <Field label="For" className="mb-5 sm:max-w-80">
          <Select value={side.id} onChange={({ target }) => setFilter({ for: target.value })}>
            {sides.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Tabs
        label={title}
        value={filter.show}
        onChange={(show) => setFilter({ show })}
        tabs={kinds.map((status) => ({
          id: status,
          label: words[status].label,
          content: (
            <Panel flush>
              <SponsorshipList
                key={side.id}
                sideId={side.id}
                status={status}
                empty={<p className="px-4 py-6 text-dim sm:px-5">{words[status].none}</p>}
              />
            </Panel>
          ),
        }))}
      />
      {isAsking && <RequestDialog sideId={side.id} onClose={() => setAsking(false)} />}
    </div>
  )
}
