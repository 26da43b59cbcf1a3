import * as z from 'zod/mini'
import { EventId } from './event.ts'

/** What the path of a route about an event names. */
export const eventParams = z.strictObject({ eventId: EventId })
