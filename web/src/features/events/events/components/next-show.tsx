import { MapPin } from 'lucide-react'
import { eventPath } from '#shared/events/events/event-path.ts'
import type { SeasonEvent } from '#shared/events/events/season-events-contract.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { MultiplierBadge } from '#web/features/rules/seasons/public/multiplier-badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { cityOf, feeWords } from './event-words.ts'
import { PhaseBadge } from './phase-badge.tsx'

/** The next event of a season: its poster, when and where it is, and the way in. */
export function NextShow({ event }: { event: SeasonEvent }) {
  const { id, title, venueName, startsAt, timeZone, phase, fromCents, posterUrl, multiplier } = event
  const isOpen = phase === 'open'
  return (
    <article className="panel flex flex-col gap-4 p-3 sm:flex-row sm:gap-5 sm:p-4">
      {posterUrl && (
        <Picture
          src={posterUrl}
          alt=""
          sizes="(min-width: 640px) 16rem, 100vw"
          width={256}
          height={144}
          className="aspect-video w-full shrink-0 self-start rounded-sm border border-line object-cover sm:w-64"
        />
      )}
      <div className="grid min-w-0 flex-1 content-start justify-items-start gap-2">
        <p className="flex flex-wrap gap-2">
          <PhaseBadge phase={phase} />
          <MultiplierBadge multiplier={multiplier} />
        </p>
        <h3 className="text-lg leading-snug font-semibold text-balance wrap-anywhere">
          <TextLink to={eventPath(id)}>{title}</TextLink>
        </h3>
        <p>
          <time dateTime={startsAt}>{zonedTime(startsAt, timeZone)}</time>
        </p>
        <p className="flex items-start gap-1.5 text-dim">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            {venueName}, {cityOf(event)}
          </span>
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-3">
          <ButtonLink to={eventPath(id)} variant={isOpen ? 'primary' : 'secondary'}>
            {isOpen ? 'Enter' : 'View show'}
          </ButtonLink>
          <span className="readout font-semibold">{feeWords(fromCents)}</span>
        </p>
      </div>
    </article>
  )
}
