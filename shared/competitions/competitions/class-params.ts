import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

/** The path parameters of a route about a class of an event. */
export const classParams = z.strictObject({ eventId: EventId, classKey: ClassKey })
