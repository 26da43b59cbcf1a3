import { wallTimeWords } from '#shared/platform/time/wall-time-words.ts'
import type { Asked } from '#web/features/ai/ai-drafts/components/draft-panel.tsx'
import { draftFacts } from '#web/features/ai/ai-drafts/draft-facts.ts'
import type { EventValues } from './event-values.ts'

const dollars = (typed: string) => typed.trim() && `$${typed.trim()}`

/** What a draft of an event is made of: what is typed in the form, saved or not. */
export function eventDraftAsk(values: EventValues, wish: string): Asked {
  if (!values.title.trim()) return { missing: 'Enter a title first.' }
  const time = ({ local }: EventValues['startsAt']) =>
    local && values.timeZone ? wallTimeWords({ local, zone: values.timeZone }) : ''
  const facts = draftFacts({
    Title: values.title,
    Starts: time(values.startsAt),
    Ends: time(values.endsAt),
    'Entries close': time(values.entriesCloseAt),
    Venue: values.venueName,
    City: values.city,
    State: values.state,
    'Entry fee': dollars(values.fees.registrationFeeCents),
    'Fee at the gate': dollars(values.fees.gateFeeCents),
    Classes: values.classes
      .map(({ name }) => name.trim())
      .filter(Boolean)
      .join(', '),
    Capacity: values.capacity,
  })
  return { feature: 'event_text', facts, text: values.description, wish }
}
