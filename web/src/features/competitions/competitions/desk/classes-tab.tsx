import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { type ClassCard, getClassWork } from '#shared/competitions/competitions/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { LanesPanel } from '#web/features/competitions/runs/components/lanes-panel.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { classesQuery, everyMs } from '../api/competition-queries.ts'
import { StateBadge } from '../components/state-badge.tsx'
import { ClassDesk } from './class-desk.tsx'

const classesFilter = { class: z.optional(z.string().check(z.maxLength(12))) }

/** The classes of an event for its organizers: the progress of each, and the next actions. */
export function ClassesTab({ eventId }: { eventId: string }) {
  const classes = useQuery({ ...classesQuery(eventId), refetchInterval: everyMs })
  const { filter, setFilter } = useAddressFilter(classesFilter)
  if (classes.isPending)
    return (
      <Panel flush>
        <ListSkeleton rows={5} />
      </Panel>
    )
  if (!classes.data)
    return (
      <QueryFailure
        title="The classes did not load"
        error={classes.error}
        retrying={classes.isFetching}
        onRetry={() => void classes.refetch()}
      />
    )
  const { items } = classes.data
  const chosen = items.find(({ classKey }) => classKey === filter.class)
  if (items.length === 0)
    return (
      <EmptyState title="No classes">
        <p>Add classes in the event editor to judge them here.</p>
      </EmptyState>
    )
  if (chosen)
    return (
      <>
        <Button
          size="sm"
          variant="ghost"
          className="mb-3 min-h-12"
          onClick={() => setFilter({ class: undefined })}
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          All classes
        </Button>
        <OneClass eventId={eventId} classKey={chosen.classKey}>
          {(work) => <ClassDesk key={chosen.classKey} work={work} />}
        </OneClass>
      </>
    )
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" to={`${eventPath(eventId)}/results`}>
          Results
        </ButtonLink>
        <ButtonLink size="sm" to={`${eventPath(eventId)}/board`}>
          Big screen
        </ButtonLink>
      </div>
      <Panel flush>
        <Table
          caption="Classes"
          columns={columns((classKey) => setFilter({ class: classKey }))}
          rows={items}
          rowKey={({ classKey }) => classKey}
        />
      </Panel>
      {items[0] && (
        <OneClass eventId={eventId} classKey={items[0].classKey} quiet>
          {(work) => <LanesPanel work={work} />}
        </OneClass>
      )}
    </div>
  )
}

const columns = (open: (classKey: string) => void): Column<ClassCard>[] => [
  {
    id: 'name',
    header: 'Class',
    narrow: 'title',
    cell: ({ name, classKey }) => (
      <button type="button" className="row-link link text-left wrap-anywhere" onClick={() => open(classKey)}>
        {name}
      </button>
    ),
  },
  {
    id: 'format',
    header: 'Format',
    narrow: 'meta',
    cell: ({ formatName, division }) =>
      [...new Set([division, formatName])].filter(Boolean).join(', ') || '–',
  },
  {
    id: 'entries',
    header: 'Entries',
    numeric: true,
    narrow: 'note',
    cell: ({ entries }) => <Entries count={entries} />,
  },
  { id: 'state', header: 'Status', narrow: 'end', cell: ({ state }) => <StateBadge state={state} /> },
]

function Entries({ count }: { count: number }) {
  return (
    <>
      {count}
      <span className="sm:hidden"> {count === 1 ? 'entry' : 'entries'}</span>
    </>
  )
}

type Work = Parameters<typeof ClassDesk>[0]['work']
type OneClassProps = {
  eventId: string
  classKey: string
  /** Shows nothing if it does not load. */
  quiet?: boolean
  children: (work: Work) => ReactNode
}

function OneClass({ eventId, classKey, quiet = false, children }: OneClassProps) {
  const work = useQuery(
    query(
      'competitions',
      getClassWork,
      { params: { eventId: eventId as Work['of']['eventId'], classKey } },
      { refetchInterval: everyMs },
    ),
  )
  if (work.data) return children(work.data)
  if (quiet) return null
  if (work.error instanceof ApiError && (work.error.status === 404 || work.error.code === 'no_rulebook'))
    return (
      <EmptyState title="Nothing to do">
        <p>{work.error.detail}</p>
      </EmptyState>
    )
  if (work.isError)
    return (
      <QueryFailure
        title="This class did not load"
        error={work.error}
        retrying={work.isFetching}
        onRetry={() => void work.refetch()}
      />
    )
  return (
    <Panel flush>
      <ListSkeleton rows={6} />
    </Panel>
  )
}
