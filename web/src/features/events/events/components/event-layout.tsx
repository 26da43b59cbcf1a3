import type { ReactNode } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { leastCents } from '#shared/events/events/entry-cost.ts'
import { kindOf } from '#shared/events/events/kind-of.ts'
import type { PreviewEvent } from '#shared/events/events/preview-contract.ts'
import { isWebAddress } from '#shared/is-web-address.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { DateBlock } from '#web/ui/date-block.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Ruler } from '#web/ui/ruler.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { ClassTable } from './class-table.tsx'
import { EventRules } from './event-rules.tsx'
import { cityOf, feeWords, kindLabels } from './event-words.ts'
import { feeLines, refundLines } from './fee-words.ts'
import { LinkedText } from './linked-text.tsx'
import { PhaseBadge } from './phase-badge.tsx'
import { placesWords } from './places-words.ts'
import { StackedFacts } from './stacked-facts.tsx'
import { VenueTime } from './venue-time.tsx'

type EventLayoutProps = {
  /** A draft may still lack its times. */
  event: PreviewEvent
  /** The present time, which decides the current price. */
  now: string
  /** The ways to take part, below the title. */
  ways?: ReactNode
  /** The state of the event, above everything else about it. */
  banner: ReactNode
  /** The parts that come with time, such as the results. */
  sections?: ReactNode
  entrants?: ReactNode
}

const isOver = (phase: PublicEvent['phase']) => phase === 'ended' || phase === 'cancelled'

/** The page of an event, published or not. */
export function EventLayout({ event, now, ways, banner, sections, entrants }: EventLayoutProps) {
  const { title, startsOn, endsOn, phase, classes, description, waiver, poster, isPublic } = event
  return (
    <article className="shell py-8 max-sm:pb-24 sm:py-10">
      <header className="mb-6">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-5 pb-5">
          {startsOn && endsOn && (
            <DateBlock startsOn={startsOn} endsOn={endsOn} muted={isOver(phase)} large />
          )}
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
        <Ruler />
      </header>
      {banner}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 max-lg:order-2">
          {sections}
          {poster && (
            <img
              src={poster.url}
              width={poster.width}
              height={poster.height}
              alt={`Poster of ${title}`}
              className="panel h-auto w-full"
            />
          )}
          {description && (
            <Panel title="About">
              <LinkedText text={description} />
            </Panel>
          )}
          {classes.length > 0 && (
            <ClassTable
              classes={classes}
              classPlaces={event.classPlaces}
              hasNone={isOver(phase) || event.places.left === 0}
            />
          )}
          {entrants}
          {waiver && (
            <Panel title="Waiver">
              <LinkedText text={waiver} />
            </Panel>
          )}
        </div>
        <aside aria-label="Facts" className="grid min-w-0 gap-6">
          <WhenAndWhere event={event} />
          <Fees event={event} now={now} />
          <EventRules event={event} />
          <Organizer event={event} />
        </aside>
      </div>
    </article>
  )
}

function WhenAndWhere({ event }: { event: PreviewEvent }) {
  const { timeZone, startsAt, endsAt, entriesOpenAt, entriesCloseAt, checkInOpensAt, checkInClosesAt } = event
  const at = (time: string | undefined) => time && timeZone && <VenueTime at={time} zone={timeZone} />
  return (
    <StackedFacts
      title="When and where"
      facts={[
        startsAt !== undefined && ['Starts', at(startsAt)],
        endsAt !== undefined && ['Ends', at(endsAt)],
        checkInOpensAt !== undefined && ['Check-in opens', at(checkInOpensAt)],
        checkInClosesAt !== undefined &&
          checkInClosesAt !== endsAt && ['Check-in closes', at(checkInClosesAt)],
        entriesOpenAt !== undefined && ['Entries open', at(entriesOpenAt)],
        entriesCloseAt !== undefined && ['Entries close', at(entriesCloseAt)],
        [
          'Venue',
          <span key="venue" className="wrap-anywhere">
            {event.venueName}
            {event.address && <span className="block">{event.address}</span>}
            <span className="block">{cityOf(event)}</span>
          </span>,
        ],
      ]}
    />
  )
}

function Fees({ event, now }: { event: PreviewEvent; now: string }) {
  // A draft without a zone has no times to show either.
  const priced = { ...event, timeZone: event.timeZone ?? 'UTC' }
  return (
    <Panel
      title="Fees"
      aside={<span className="readout font-semibold">{feeWords(leastCents(event, now))}</span>}
    >
      <dl className="grid gap-2.5">
        {feeLines(priced).map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-sm text-dim">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-sm text-dim">Spots</dt>
          <dd>{placesWords(event.places, { capacity: event.capacity, hasNone: isOver(event.phase) })}</dd>
        </div>
      </dl>
      {event.payment !== 'free' && event.payment !== 'gate' && (
        <ul className="mt-4 grid gap-1 border-t border-line pt-3 text-sm text-dim">
          {refundLines(priced).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Organizer({ event }: { event: PreviewEvent }) {
  const { organizer, contactEmail, contactPhone, websiteUrl, country } = event
  return (
    <StackedFacts
      title="Organizer"
      facts={[
        [
          'Held by',
          organizer.path ? (
            <TextLink key="organizer" to={organizer.path}>
              {organizer.name}
            </TextLink>
          ) : (
            organizer.name
          ),
        ],
        contactEmail && [
          'Email',
          <a key="email" href={`mailto:${contactEmail}`} className="link wrap-anywhere">
            {contactEmail}
          </a>,
        ],
        contactPhone && [
          'Phone',
          <a key="phone" href={`tel:${contactPhone}`} className="link">
            {showPhone(contactPhone, country)}
          </a>,
        ],
        websiteUrl && [
          'Website',
          <WebLink key="website" href={websiteUrl} className="wrap-anywhere">
            {isWebAddress(websiteUrl) ? new URL(websiteUrl).host : websiteUrl}
          </WebLink>,
        ],
      ]}
    />
  )
}
