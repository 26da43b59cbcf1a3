import type { WholeEvent } from '#shared/events/events/event.ts'

export const placeOf = ({ venueName, city, state }: Pick<WholeEvent, 'venueName' | 'city' | 'state'>) =>
  [venueName, city, state].filter(Boolean).join(', ')
