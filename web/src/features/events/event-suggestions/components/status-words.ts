import type { SuggestionStatus } from '#shared/events/event-suggestions/suggestion.ts'

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

/** The words that suggesters and reviewers use for each state. */
export const statusWords: Readonly<
  Record<SuggestionStatus, { own: string; review: string; tone: Tone; next: string }>
> = {
  submitted: { own: 'Sent', review: 'New', tone: 'info', next: 'We will review it soon.' },
  in_review: {
    own: 'In review',
    review: 'Answered',
    tone: 'info',
    next: 'We got your answer and will decide soon.',
  },
  needs_info: { own: 'Question for you', review: 'Question open', tone: 'warning', next: '' },
  approved: {
    own: 'Approved',
    review: 'Approved',
    tone: 'success',
    next: 'We list the event as soon as its details are complete.',
  },
  rejected: { own: 'Rejected', review: 'Rejected', tone: 'danger', next: '' },
  duplicate: {
    own: 'Duplicate',
    review: 'Duplicates',
    tone: 'neutral',
    next: 'It is already listed, or someone suggested it before you.',
  },
  withdrawn: {
    own: 'Withdrawn',
    review: 'Withdrawn',
    tone: 'neutral',
    next: 'You withdrew this suggestion.',
  },
}
