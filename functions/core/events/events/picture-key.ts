import { createHash } from 'node:crypto'
import type { WholeEvent } from '#shared/events/events/event.ts'

/** Counts up when the picture is drawn differently, so that those drawn before are no longer used. */
const drawing = 1

const shown = ['title', 'venueName', 'city', 'state', 'startsAt', 'startsOn', 'timeZone', 'status'] as const

/** What the picture of an event shows. */
export type Pictured = Pick<WholeEvent, (typeof shown)[number]>

/** Where a picture is kept: another place for every picture that looks different. */
export function pictureKey(event: Pictured): string {
  const values = [drawing, ...shown.map((field) => event[field])]
  return `media/link-pictures/${createHash('sha256').update(JSON.stringify(values)).digest('hex')}.png`
}
