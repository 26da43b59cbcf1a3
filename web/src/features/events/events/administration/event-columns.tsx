import { EllipsisVertical } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AdminEvent } from '#shared/events/events/admin-contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DropdownMenu, type MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Column } from '#web/ui/table.tsx'
import { cityOf } from '../components/event-words.ts'
import { PhaseBadge } from '../components/phase-badge.tsx'
import type { EventVerb } from './moderation-dialog.tsx'

type Ask = (id: AdminEvent['id'], verb: EventVerb) => void

const grouped = (count: number) => count.toLocaleString('en-US')

const startOf = ({ startsAt, timeZone }: AdminEvent) =>
  startsAt && timeZone ? zonedTime(startsAt, timeZone) : 'No start yet'

/** The actions that fit the state of an event. The server decides again. */
function entriesFor(event: AdminEvent, ask: Ask): MenuEntry[] {
  const { id, status, phase, places } = event
  const action = (label: string, verb: EventVerb, danger = false) => ({
    kind: 'action' as const,
    label,
    danger,
    onSelect: () => ask(id, verb),
  })
  const isPublished = status === 'published'
  return [
    { kind: 'link', label: 'Edit', to: `${eventPath(id)}/edit` },
    ...(hasPage(event) ? [{ kind: 'link' as const, label: 'View page', to: eventPath(id) }] : []),
    action('Transfer', 'hand-over'),
    { kind: 'separator', id: 'ends' },
    ...(isPublished && places.taken === 0 && places.waiting === 0 ? [action('Unpublish', 'unpublish')] : []),
    ...(isPublished && phase !== 'ended' ? [action('Cancel event', 'cancel', true)] : []),
    action('Delete', 'delete', true),
  ]
}

/** A line of the list of administrators. */
export const eventColumns = (ask: Ask): Column<AdminEvent>[] => [
  {
    id: 'title',
    header: 'Event',
    narrow: 'main',
    cell: (event) => (
      <span className="wrap-anywhere">
        <Link to={`${eventPath(event.id)}/edit`} className="font-semibold hover:underline">
          {event.title}
        </Link>
        <span className="block text-sm text-dim">
          {[event.venueName, cityOf(event)].filter(Boolean).join(', ') || 'No place yet'}
        </span>
        <span className="block text-sm text-dim sm:hidden">{startOf(event)}</span>
      </span>
    ),
  },
  { id: 'start', header: 'Start', className: 'whitespace-nowrap max-lg:whitespace-normal', cell: startOf },
  {
    id: 'organizer',
    header: 'Organizer',
    className: 'max-md:hidden',
    cell: ({ ownerName, ownerEmail }) => (
      <span className="wrap-anywhere">
        {ownerName}
        <span className="block text-sm text-dim max-lg:hidden">
          <EmailAddress>{ownerEmail}</EmailAddress>
        </span>
      </span>
    ),
  },
  {
    id: 'entered',
    header: 'Entered',
    numeric: true,
    className: 'max-lg:hidden',
    cell: ({ places: { taken, left } }) =>
      left === undefined ? grouped(taken) : `${grouped(taken)} of ${grouped(taken + left)}`,
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'foot',
    cell: ({ phase, isPublic, removed, ownerName, places }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <PhaseBadge phase={phase} />
        {removed && <Badge tone="danger">Removed</Badge>}
        {!isPublic && <span className="text-sm text-dim">Private</span>}
        <span className="text-sm text-dim md:hidden">
          {ownerName}
          {places.taken > 0 && ` · ${grouped(places.taken)} entered`}
        </span>
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    className: 'text-right',
    narrow: 'action',
    cell: (event) => (
      <DropdownMenu
        trigger={
          <IconButton
            label={`Actions for ${event.title}`}
            icon={<EllipsisVertical className="size-5" aria-hidden="true" />}
          />
        }
        entries={entriesFor(event, ask)}
      />
    ),
  },
]
