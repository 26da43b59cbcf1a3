import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { EventId } from '#shared/events/events/event.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

const ofClass = z.object({ eventId: EventId, classKey: ClassKey })
const ofRevision = z.object({ ...ofClass.shape, revision: z.int() })

export const facts = {
  /** A run, a sheet or an entry of the class has changed, so its board is made again. */
  'class.scored': ofClass,
  'class.published': ofRevision,
  'class.signed': ofRevision,
  /** Its points count: also after an amendment, which makes a further revision. */
  'class.verified': ofRevision,
  'class.voided': ofRevision,
} satisfies FactSchemas
