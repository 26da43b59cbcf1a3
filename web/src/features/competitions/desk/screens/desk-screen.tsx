import { Sun } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { eventPath } from '#shared/events/events/event-path.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { AttentionDialog } from '#web/features/platform/offline/attention-dialog.tsx'
import { QueueStatus } from '#web/features/platform/offline/queue-status.tsx'
import { useSun } from '#web/features/platform/offline/use-sun.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CheckInTab } from '../components/check-in-tab.tsx'
import { deskFilter } from '../components/entry-filter.ts'
import { PaymentsTab } from '../components/payments-tab.tsx'
import { type Desk, useDesk } from '../components/use-desk.ts'
import { keepDesk } from '../offline/keep-desk.ts'
import type { QueueItem } from '../offline/queue-item.ts'
import { PrintTab } from '../printing/print-tab.tsx'

/** Loaded where entries are managed. */
const EntriesTab = lazy(async () => ({ default: (await import('../components/entries-tab.tsx')).EntriesTab }))

/** Loaded where classes are led: it brings their forms along. */
const ClassesTab = lazy(async () => ({
  default: (await import('#web/features/competitions/competitions/desk/classes-tab.tsx')).ClassesTab,
}))

/** Loaded where files are read. */
const ImportTab = lazy(async () => ({
  default: (await import('#web/features/competitions/result-imports/components/import-tab.tsx')).ImportTab,
}))

export const title = 'Desk'

export function Screen() {
  const { eventId = '' } = useParams()
  const desk = useDesk(eventId)
  const { known, failure } = desk.state
  useEffect(() => {
    void keepDesk()
  }, [])
  return (
    <div className="page">
      <div className="desk-chrome">
        <Breadcrumb
          items={[{ label: known?.event.title ?? 'Event', to: eventPath(eventId) }, { label: title }]}
        />
      </div>
      {known && <Open desk={desk} event={known.event} />}
      {!known && failure?.code === 'not_desk' && (
        <>
          {/* Judges and lanes have no desk, but classes. */}
          <header className="desk-chrome mt-2 mb-6">
            <h1 className="text-xl font-semibold">Classes</h1>
            <p className="text-dim">
              Entries, check-in, and payments are for the organizers of this event and the people at its desk.
            </p>
          </header>
          <Classes eventId={eventId} />
        </>
      )}
      {!known && failure && failure.code !== 'not_desk' && (
        <QueryFailure
          title="This desk did not load"
          error={failure}
          retrying={false}
          onRetry={() => void desk.store.sync()}
        />
      )}
      {!known && !failure && (
        <Panel flush className="mt-3">
          <ListSkeleton rows={6} />
        </Panel>
      )}
    </div>
  )
}

const deeds: Record<QueueItem['kind'], string> = {
  check_in: 'Checked in here',
  walk_in: 'Entered here',
  cash: 'Cash taken here',
  cash_back: 'Cash refunded here',
  complete: 'Waiver and answers taken here',
  undo: 'Check-in undone here',
}

/** A walk-in whose address belongs to a member of another name is that member, or a guest. */
function whoItIs(item: QueueItem): { label: string; item: QueueItem }[] {
  if (item.kind !== 'walk_in' || item.code !== 'name_differs') return []
  const as = (isMember: boolean): QueueItem => ({ ...item, form: { ...item.form, isMember } })
  return [
    { label: 'Yes, enter the member', item: as(true) },
    { label: 'No, enter a guest', item: as(false) },
  ]
}

function Loaded({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Panel flush>
          <ListSkeleton rows={5} />
        </Panel>
      }
    >
      {children}
    </Suspense>
  )
}

const Classes = ({ eventId }: { eventId: string }) => (
  <Loaded>
    <ClassesTab eventId={eventId} />
  </Loaded>
)

type OpenProps = { desk: Desk; event: NonNullable<Desk['state']['known']>['event'] }

function Open({ desk, event }: OpenProps) {
  const { filter, setFilter } = useAddressFilter(deskFilter)
  const [isSunny, toggleSun] = useSun()
  const [isLooking, setLooking] = useState(false)
  const { queue, isHeard, sentCount } = desk.state
  return (
    <>
      <header className="desk-chrome mt-2 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="min-w-0 text-xl font-semibold wrap-anywhere">{event.title}</h1>
        <Button className="min-h-12" aria-pressed={isSunny} onClick={toggleSun}>
          <Sun className="size-5" aria-hidden="true" />
          Sunlight mode
        </Button>
        <div className="w-full">
          <QueueStatus
            queue={queue}
            isHeard={isHeard}
            hasSent={sentCount > 0}
            onOpen={() => setLooking(true)}
          />
        </div>
      </header>
      <Tabs
        label="Desk"
        className="desk [&_.tab]:min-h-12"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab })}
        tabs={[
          { id: 'check-in', label: 'Check-in', content: <CheckInTab desk={desk} /> },
          {
            id: 'entries',
            label: 'Entries',
            content: (
              <Loaded>
                <EntriesTab desk={desk} event={event} />
              </Loaded>
            ),
          },
          { id: 'payments', label: 'Payments', content: <PaymentsTab desk={desk} event={event} /> },
          ...(event.classes.length > 0
            ? [{ id: 'classes', label: 'Classes', content: <Classes eventId={event.id} /> }]
            : []),
          ...(event.classes.length > 0 && event.role !== 'desk'
            ? [
                {
                  id: 'import',
                  label: 'Import',
                  content: (
                    <Loaded>
                      <ImportTab event={event} />
                    </Loaded>
                  ),
                },
              ]
            : []),
          { id: 'print', label: 'Print', content: <PrintTab desk={desk} event={event} /> },
        ]}
      />
      {isLooking && (
        <AttentionDialog
          items={queue.filter((item) => item.state === 'attention')}
          deedOf={({ kind }) => deeds[kind]}
          choicesOf={whoItIs}
          onRetry={(...items) => void desk.store.retry(...items)}
          onDismiss={({ id }) => void desk.store.dismiss(id)}
          onClose={() => setLooking(false)}
        />
      )}
    </>
  )
}
