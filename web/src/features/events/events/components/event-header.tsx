import type { ReactNode } from 'react'
import { kindOf } from '#shared/events/events/kind-of.ts'
import type { PreviewEvent } from '#shared/events/events/preview-contract.ts'
import { DateBlock } from '#web/ui/date-block.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Ruler } from '#web/ui/ruler.tsx'
import { cityOf, kindLabels } from './event-words.ts'
import { isOver } from './page-parts.ts'
import { PhaseBadge } from './phase-badge.tsx'

type EventHeaderProps = {
  event: PreviewEvent
  /** The ways to take part, below the title. */
  ways: ReactNode
}

/** The head of an event: its poster as a band, its day, and what it is. */
export function EventHeader({ event, ways }: EventHeaderProps) {
  const { title, startsOn, endsOn, phase, poster, isPublic } = event
  const day = (large: boolean) =>
    startsOn &&
    endsOn && <DateBlock startsOn={startsOn} endsOn={endsOn} muted={isOver(phase)} large={large} />
  return (
    <header className="mb-6">
      <div className={poster && 'gap-x-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start'}>
        {poster && (
          <div className="relative mb-5 lg:order-last">
            {/* The picture keeps its shape whatever the shape of the poster, and leads to the whole of it. */}
            <a href={poster.url} className="panel block overflow-hidden">
              <Picture
                src={poster.url}
                alt={`Poster of ${title}`}
                sizes="(min-width: 64rem) 22rem, 100vw"
                width={poster.width}
                height={poster.height}
                isFirst
                className="h-40 w-full object-cover md:h-64"
              />
            </a>
            <div className="absolute bottom-3 left-3">{day(false)}</div>
          </div>
        )}
        <div className="flex flex-wrap items-start gap-x-6 gap-y-5 pb-5">
          {!poster && day(true)}
          <div className="min-w-0 flex-1 basis-72">
            <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
              <PhaseBadge phase={phase} />
              <span className="label text-dim">{kindLabels[kindOf(event)]}</span>
              {!isPublic && <span className="label text-dim">Private, by link only</span>}
            </p>
            <h1 className="wide text-3xl text-balance wrap-anywhere">{title}</h1>
            <p className="mt-2 text-lg text-dim">
              {[event.venueName, cityOf(event)].filter(Boolean).join(', ')}
            </p>
            {ways && <div className="mt-5">{ways}</div>}
          </div>
        </div>
      </div>
      <Ruler />
    </header>
  )
}
