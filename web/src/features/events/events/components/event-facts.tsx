import { leastCents } from '#shared/events/events/entry-cost.ts'
import type { PreviewEvent } from '#shared/events/events/preview-contract.ts'
import { isWebAddress } from '#shared/is-web-address.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { Panel } from '#web/ui/panel.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { EventHolder } from './event-holder.tsx'
import { ruleFacts } from './event-rules.tsx'
import { cityOf, feeWords } from './event-words.ts'
import { feeLines, refundLines } from './fee-words.ts'
import { Fold } from './fold.tsx'
import { isOver } from './page-parts.ts'
import { placesWords } from './places-words.ts'
import { StackedFacts } from './stacked-facts.tsx'
import { VenueTime } from './venue-time.tsx'

/** When an event is, and where. What its banner says about entries is not repeated. */
export function WhenAndWhere({ event }: { event: PreviewEvent }) {
  const {
    phase,
    timeZone,
    startsAt,
    endsAt,
    entriesOpenAt,
    entriesCloseAt,
    checkInOpensAt,
    checkInClosesAt,
  } = event
  const at = (time: string | undefined) =>
    time && timeZone && <VenueTime at={time} zone={timeZone} after={startsAt} />
  return (
    <StackedFacts
      title="When and where"
      facts={[
        startsAt !== undefined &&
          timeZone !== undefined && [
            'Starts',
            <VenueTime key="starts" at={startsAt} zone={timeZone} withOwn />,
          ],
        endsAt !== undefined && ['Ends', at(endsAt)],
        !isOver(phase) && checkInOpensAt !== undefined && ['Check-in opens', at(checkInOpensAt)],
        !isOver(phase) &&
          checkInClosesAt !== undefined &&
          checkInClosesAt !== endsAt && ['Check-in closes', at(checkInClosesAt)],
        phase === 'draft' && entriesOpenAt !== undefined && ['Entries open', at(entriesOpenAt)],
        (phase === 'draft' || phase === 'announced') &&
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

/** What an event costs. While it is on, few still enter. */
export function Fees({ event, now }: { event: PreviewEvent; now: string }) {
  // A draft without a zone has no times to show either.
  const priced = { ...event, timeZone: event.timeZone ?? 'UTC' }
  const least = feeWords(leastCents(event, now))
  const lines = (
    <>
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
    </>
  )
  if (event.phase === 'live')
    return (
      <Fold title="Fees">
        <div className="px-4 pt-1 pb-5 sm:px-5">{lines}</div>
      </Fold>
    )
  return (
    <Panel title="Fees" aside={<span className="readout font-semibold">{least}</span>}>
      {lines}
    </Panel>
  )
}

/** Who holds an event, by which rules, and how to ask them. */
export function Organizer({ event }: { event: PreviewEvent }) {
  const { contactEmail, contactPhone, websiteUrl, country } = event
  return (
    <StackedFacts
      title="Organizer and rules"
      facts={[
        ['Organizer', <EventHolder key="organizer" event={event} />],
        ...ruleFacts(event),
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
