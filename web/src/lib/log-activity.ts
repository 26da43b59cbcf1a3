import type { OwnActivity } from '#shared/platform/activities/contract.ts'
import { currentSession } from './session/session-store.ts'

type Sink = (activity: OwnActivity) => void

const mostWaiting = 20

let sink: Sink | undefined
const waiting: OwnActivity[] = []

/**
 * Records an activity in the log of the signed-in member, as soon as there is time for it. Visitors are not
 * logged.
 */
export function logActivity(activity: OwnActivity): void {
  if (sink) sink(activity)
  else if (currentSession().status !== 'anonymous' && waiting.length < mostWaiting) waiting.push(activity)
}

/** Sets the sink of activities while a member is signed in. */
export function sendActivitiesTo(given: Sink | undefined): void {
  sink = given
  for (const activity of waiting.splice(0)) sink?.(activity)
}
