import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import { gateClock } from '#shared/competitions/desk/gate-clock.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { boardQuery, classesQuery, polledClassesQuery } from '../api/competition-queries.ts'
import { chosenClass } from '../components/chosen-class.ts'
import { ClassResults } from '../components/class-results.tsx'
import { DataAge } from '../components/data-age.tsx'
import { ResultsActions } from '../components/results-actions.tsx'
import '../components/print-note.css'

/** What entrants have of their own: few who read results are among them. */
const OwnPart = lazy(async () => ({
  default: (await import('#web/features/competitions/protests/components/own-part.tsx')).OwnPart,
}))

const name = 'Results'

export const title = ({ params, get }: PageData): string => {
  const classes = get(classesQuery(params.eventId ?? '')) as { title: string } | undefined
  return classes ? `${name} of ${classes.title}` : name
}

const resultsFilter = { class: z.optional(z.string().check(z.maxLength(12))) }

export function Screen() {
  const { eventId = '' } = useParams()
  const classes = useQuery(polledClassesQuery(eventId))
  const { filter, setFilter } = useAddressFilter(resultsFilter)
  const items = classes.data?.items ?? []
  const chosen = chosenClass(items, filter.class)
  const timeZone = classes.data?.timeZone ?? 'UTC'
  return (
    <div className="page">
      <Breadcrumb
        items={[{ label: classes.data?.title ?? 'Event', to: eventPath(eventId) }, { label: name }]}
      />
      <div className="mt-2">
        <ScreenHeader title={name} lead={classes.data?.title} />
      </div>
      {classes.isPending && (
        <Panel flush>
          <ListSkeleton rows={6} />
        </Panel>
      )}
      {classes.isError && !classes.data && (
        <QueryFailure
          title="The results did not load"
          error={classes.error}
          retrying={classes.isFetching}
          onRetry={() => void classes.refetch()}
        />
      )}
      {classes.data && !chosen && (
        <EmptyState title="No classes">
          <p>This event is not judged, so there are no results.</p>
        </EmptyState>
      )}
      {chosen && (
        <Tabs
          label="Classes"
          value={chosen.classKey}
          onChange={(classKey) => setFilter({ class: classKey })}
          tabs={items.map((one) => ({
            id: one.classKey,
            label: one.name,
            content: (
              <OneClass eventId={eventId} card={one} timeZone={timeZone} readAt={classes.dataUpdatedAt} />
            ),
          }))}
        />
      )}
    </div>
  )
}

type OneClassProps = { eventId: string; card: ClassCard; timeZone: string; readAt: number }

function OneClass({ eventId, card, timeZone, readAt }: OneClassProps) {
  const board = useQuery(boardQuery(eventId, card))
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  if (board.data)
    return (
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <DataAge readAt={readAt} className="print:hidden" />
          <p className="print-note text-sm">
            Printed <span suppressHydrationWarning>{gateClock(serverTime(), timeZone)}</span>. Newer results
            may exist.
          </p>
          <ResultsActions board={board.data} isMember={isMember} />
        </div>
        {isMember && (
          <Suspense fallback={null}>
            <OwnPart board={board.data} />
          </Suspense>
        )}
        <ClassResults board={board.data} timeZone={timeZone} />
      </div>
    )
  if (board.isError)
    return (
      <QueryFailure
        title={`The results of ${card.name} did not load`}
        error={board.error}
        retrying={board.isFetching}
        onRetry={() => void board.refetch()}
      />
    )
  return (
    <Panel flush>
      <ListSkeleton rows={6} />
    </Panel>
  )
}
