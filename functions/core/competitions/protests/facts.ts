import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { ProtestId } from '#shared/competitions/protests/protest.ts'
import { EventId } from '#shared/events/events/event.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

const ofProtest = z.object({ eventId: EventId, classKey: ClassKey, protestId: ProtestId })

export const facts = { 'protest.filed': ofProtest, 'protest.decided': ofProtest } satisfies FactSchemas
