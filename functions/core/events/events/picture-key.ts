import { createHash } from 'node:crypto'
import type { Event } from '#shared/events/events/event.ts'

/** Counts up when the picture is drawn differently, so that those drawn before are no longer used. */
const drawing = 1

const shown = ['title', 'venueName', 'city', 'state', 'startsAt', 'startsOn', 'timeZone', 'status'] as const

type Shown = (typeof shown)[number]

/** What the picture of an event shows. */
export type Pictured = Required<Pick<Event, Shown>>

const digestOf = (event: Pick<Event, Shown>): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, ...shown.map((field) => event[field])]))
    .digest('hex')

/** Where a picture is kept: another place for every picture that looks different. */
export const pictureKey = (event: Pictured): string => `media/link-pictures/${digestOf(event)}.png`

/** The `v` of a picture’s address: another one for every picture that looks different. */
export const pictureVersion = (event: Pick<Event, Shown>): string => digestOf(event).slice(0, 16)
