import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { line } from '#shared/text.ts'
import { changeErrors, classChange, classPath, commandReason, knownVersion } from './class-command.ts'
import { TieDecision } from './competition-class.ts'

export const decideTie = route({
  name: 'decideTie',
  method: 'POST',
  path: `${classPath}/ties`,
  ...classChange,
  summary: 'Break a tie by a run-off or by the head judge’s decision',
  body: z.strictObject({
    step: TieDecision.shape.step,
    order: TieDecision.shape.order,
    text: TieDecision.shape.text,
    version: knownVersion,
  }),
  errors: [
    ...changeErrors,
    'not_head_judge',
    'class_state',
    'tie_order',
    'own_vehicle',
    'teammate',
    'declared_conflict',
  ],
})

export const holdClass = route({
  name: 'holdClass',
  method: 'PUT',
  path: `${classPath}/hold`,
  ...classChange,
  summary: 'Hold a class so that no one can sign it, or lift the hold',
  body: z.strictObject({ reason: z.optional(line(300, 10)), version: knownVersion }),
  errors: [...changeErrors, 'not_head_judge', 'class_state'],
})

export const publishClass = route({
  name: 'publishClass',
  method: 'POST',
  path: `${classPath}/publish`,
  ...classChange,
  summary: 'Publish the places of a class as provisional; the time for protests begins',
  body: z.strictObject({
    /** Ties that nothing breaks are published as shared. */
    asShared: z._default(z.boolean(), false),
    /** Set on every revision after the first. */
    reason: z.optional(commandReason),
    version: knownVersion,
  }),
  errors: [
    ...changeErrors,
    'own_class',
    'class_state',
    'sheets_missing',
    'entry_open',
    'tie_open',
    'reason_needed',
  ],
})

export const signClass = route({
  name: 'signClass',
  method: 'POST',
  path: `${classPath}/sign`,
  ...classChange,
  summary: 'The head judge signs the places of a class, which are final from then on',
  body: z.strictObject({ version: knownVersion }),
  errors: [...changeErrors, 'not_head_judge', 'own_class', 'class_state', 'protests_open', 'class_on_hold'],
})

export const reopenClass = route({
  name: 'reopenClass',
  method: 'POST',
  path: `${classPath}/reopen`,
  ...classChange,
  summary:
    'Open a class for what must change, before it is verified; its places stay out until the next revision',
  body: z.strictObject({ reason: commandReason, version: knownVersion }),
  errors: [...changeErrors, 'not_head_judge', 'class_state', 'reason_needed'],
})
