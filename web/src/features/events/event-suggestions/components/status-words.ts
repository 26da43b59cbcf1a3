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
  needs_info: { own: 'Question for you', review: 'Waiting', tone: 'warning', next: '' },
  approved: {
    own: 'Accepted',
    review: 'Approved',
    tone: 'success',
    next: 'We list the event as soon as its details are complete.',
  },
  rejected: { own: 'Not accepted', review: 'Rejected', tone: 'danger', next: '' },
  duplicate: {
    own: 'Already known',
    review: 'Duplicates',
    tone: 'neutral',
    next: 'It is already listed, or someone suggested it before you.',
  },
  withdrawn: {
    own: 'Taken back',
    review: 'Taken back',
    tone: 'neutral',
    next: 'You took this suggestion back.',
  },
}
