// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { publishProblems } from '#shared/events/events/publish-refusal.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useArchive, usePublish } from '../api/event-commands.ts'
import { PhaseBadge } from '../components/phase-badge.tsx'
import type { EventDraft } from './event-values.ts'
import { EventWays } from './event-ways.tsx'

/** They are needed rarely. */
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))
const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }))

type EventDeskProps = {
  event: OwnEvent | undefined
  dirty: boolean
  save: ReactNode
  onChanged: (event: EventDraft) => void
}

/** The state of an event, its missing parts before it can be published, and its other actions. */
export function EventDesk({ event, dirty, save, onChanged }: EventDeskProps) {
  const [open, setOpen] = useState<'cancel' | 'copy' | 'archive'>()
  const archive = useArchive()
  if (!event)
    return (
      <Panel title="Publish">
        <p className="mb-4 text-dim">A title is enough to begin. Only you see the draft.</p>
        {save}
      </Panel>
    )
  const { id, status, phase, removed } = event
  const mayEnd = event.role !== 'organizer'
  const close = () => setOpen(undefined)
  return (
    <Panel title="Publish" aside={<PhaseBadge phase={phase} />}>
      <div className="grid gap-4">
        {removed && (
          <Banner tone="danger">
            <p>An administrator took this event off the site: {removed.reason}</p>
            <p className="mt-1 text-sm">
              People who have entered keep their entries. Change what is wrong, then{' '}
              <TextLink to="/contact">ask us to show it again</TextLink>.
            </p>
          </Banner>
        )}
        {status === 'draft' && <Checklist event={event} />}
        {status === 'cancelled' && <p>A cancelled event stays cancelled. Copy it to hold it again.</p>}
        {status === 'archived' && <p>This event was archived. Copy it to hold it again.</p>}
        {dirty && <p className="text-sm text-dim max-lg:hidden">You have unsaved changes.</p>}
        <div className={cx('flex flex-wrap gap-3', status !== 'draft' && 'max-lg:hidden')}>
          {/* On a phone, the bar at the end of the form has it. */}
          {(status === 'draft' || status === 'published') && <div className="max-lg:hidden">{save}</div>}
          {status === 'draft' && <PublishButton event={event} dirty={dirty} onChanged={onChanged} />}
        </div>
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <EventWays event={event} className="max-lg:hidden" />
          {event.startsAt && (
            <Button size="sm" onClick={() => setOpen('copy')}>
              Copy
            </Button>
          )}
          {mayEnd && status === 'draft' && (
            <Button size="sm" variant="ghost" onClick={() => setOpen('archive')}>
              Archive
            </Button>
          )}
          {mayEnd && status === 'published' && phase !== 'ended' && (
            <Button data-own size="sm" variant="danger" onClick={() => setOpen('cancel')}>
              Cancel event
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {open === 'cancel' && <CancelDialog event={event} onChanged={onChanged} onClose={close} />}
        {open === 'copy' && <CopyDialog event={event} onClose={close} />}
      </Suspense>
      {open === 'archive' && (
        <ConfirmCommand
          command={archive}
          input={{ params: { eventId: id }, body: { version: event.version } }}
          done="Draft archived"
          title="Archive this draft?"
          description="It stays in your list, and you can copy it later. You can no longer publish it."
          confirmLabel="Archive"
          danger
          onClose={close}
        />
      )}
    </Panel>
  )
}

function Checklist({ event }: { event: OwnEvent }) {
  const problems = publishProblems(event, serverTime())
  if (problems.length === 0) return <p>Everything is in place. You can publish it.</p>
  return (
    <div>
      <p className="font-semibold">What is missing</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm text-dim">
        {problems.map(({ path, message }) => (
          <li key={path + message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

type PublishButtonProps = { event: OwnEvent; dirty: boolean; onChanged: (event: EventDraft) => void }

function PublishButton({ event, dirty, onChanged }: PublishButtonProps) {
  const { id, version } = event
  const publish = usePublish()
  const ready = publishProblems(event, serverTime()).length === 0
  const press = usePress(() =>
    publish.mutateAsync({ params: { eventId: id }, body: { version } }).then((changed) => {
      onChanged(changed)
      toast.success('Event published')
    }, toastFailure),
  )
  return (
    <Button
      data-own
      disabled={!ready || dirty}
      busy={publish.isPending}
      busyText="Publishing..."
      onClick={press}
    >
      Publish
    </Button>
  )
}
