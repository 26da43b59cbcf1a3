import * as z from 'zod/mini'
import { EventId } from './event.ts'

/** The path parameters of a route about an event. */
export const eventParams = z.strictObject({ eventId: EventId })
