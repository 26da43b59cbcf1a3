import type { EventPhase } from '#shared/events/events/phase-of.ts'

export const isOver = (phase: EventPhase): boolean => phase === 'ended' || phase === 'cancelled'

export type PagePart = 'results' | 'classes' | 'facts'

/**
 * What the page of an event begins with: its results as soon as there are any, and before that the classes that can be
 * entered. Facts come first where there is nothing to enter.
 */
export function firstPart(phase: EventPhase): PagePart {
  if (phase === 'live' || phase === 'ended') return 'results'
  return phase === 'cancelled' ? 'facts' : 'classes'
}
