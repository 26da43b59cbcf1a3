import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import type { listOwnDesks } from '#shared/support/support-desks/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownDesksQuery } from '../api/desk-settings-queries.ts'
import { organizationSettingsApi } from '../api/organization-settings-api.ts'
import type { SettingsApi } from '../api/settings-api.ts'
import { DeskPlaces } from '../components/desk-places.tsx'
import { ClosedDesk } from './closed-desk.tsx'
import { NoDesk } from './no-desk.tsx'

export type OwnDesk = ResponseOf<typeof listOwnDesks>['items'][number]

type OwnDeskPageProps = {
  title: string
  /** Which of the places of the desk this is. */
  current: string
  actions?: (desk: OwnDesk) => ReactNode
  children: (desk: OwnDesk, api: SettingsApi) => ReactNode
}

/** A screen of the desk that the address names, else of the first at which one answers. */
export function OwnDeskPage({ title, current, actions, children }: OwnDeskPageProps) {
  const { membershipType } = useMe()
  const mayHave = membershipType === 'organization'
  const desks = useQuery({ ...ownDesksQuery, enabled: mayHave })
  const [search, setSearch] = useSearchParams()
  const all = desks.data?.items ?? []
  const desk = all.find(({ organizationId }) => organizationId === search.get('desk')) ?? all[0]
  const id = desk?.organizationId
  const api = useMemo(() => id && organizationSettingsApi(id), [id])
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead={desk && all.length === 1 ? desk.name : undefined}
        actions={
          <>
            {all.length > 1 && (
              <Select
                aria-label="Organization"
                value={id}
                onChange={({ target }) => setSearch({ desk: target.value })}
              >
                {all.map(({ organizationId, name, unassigned }) => (
                  <option key={organizationId} value={organizationId}>
                    {unassigned > 0 ? `${name} (${unassigned} new)` : name}
                  </option>
                ))}
              </Select>
            )}
            {desk && actions?.(desk)}
          </>
        }
      />
      {(!mayHave || (desks.data && !desk)) && <NoDesk isOrganization={mayHave} />}
      {desks.isError && !desks.data && (
        <QueryFailure
          title="Your desks did not load"
          error={desks.error}
          retrying={desks.isFetching}
          onRetry={() => void desks.refetch()}
        />
      )}
      {mayHave && desks.isPending && <Skeleton lines={4} className="h-14" />}
      {desk && api && (
        <>
          <DeskPlaces places={placesOf(api, desk)} current={current} />
          {!desk.isOpen && <ClosedDesk desk={desk} />}
          {children(desk, api)}
        </>
      )}
    </div>
  )
}

/** What waits is counted beside where it is. */
const placesOf = ({ places }: SettingsApi, { open }: OwnDesk) =>
  places.map((place) =>
    place.id === 'requests' && open > 0
      ? { ...place, label: `${place.label} ${open.toLocaleString('en-US')}` }
      : place,
  )
