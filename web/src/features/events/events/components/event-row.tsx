import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { cityOf } from './event-words.ts'
import { PhaseBadge } from './phase-badge.tsx'

type EventRowProps = {
  event: Pick<
    OwnEvent,
    'title' | 'startsAt' | 'timeZone' | 'venueName' | 'city' | 'state' | 'country' | 'phase' | 'isPublic'
  >
  /** The link of the title, if the member may go there. */
  to: string | undefined
  note?: string
  /** The member's actions. */
  children: ReactNode
}

/** An event in the list of those who hold it or help there. */
export function EventRow({ event, to, note, children }: EventRowProps) {
  const { title, startsAt, timeZone, venueName, phase, isPublic } = event
  const place = [venueName, cityOf(event)].filter(Boolean).join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          {to ? (
            <Link to={to} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-sm text-dim">
          {startsAt && timeZone ? zonedTime(startsAt, timeZone) : 'No start yet'}
          {place && ` · ${place}`}
        </p>
        {note && <p className="text-sm text-dim">{note}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-2">
        {!isPublic && <span className="text-sm text-dim">Private</span>}
        <PhaseBadge phase={phase} />
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  )
}
