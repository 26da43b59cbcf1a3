import type { EventCard } from '#shared/events/events/contract.ts'

/** Events in the order in which they came, under the month in which each begins at its venue. */
export function eventsByMonth(events: readonly EventCard[]): { month: string; events: EventCard[] }[] {
  const months: { month: string; events: EventCard[] }[] = []
  for (const event of events) {
    const month = event.startsOn.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.events.push(event)
    else months.push({ month, events: [event] })
  }
  return months
}
