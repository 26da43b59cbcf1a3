import * as z from 'zod/mini'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { route } from '#shared/platform/http/route.ts'
import { changeErrors, classChange, classPath } from './class-command.ts'
import { classParams } from './class-params.ts'

export const markAbsent = route({
  name: 'markAbsent',
  method: 'PUT',
  path: `${classPath}/absent/:entryId`,
  ...classChange,
  params: z.extend(classParams, { entryId: EntryId }),
  summary:
    'Mark that an entry did not come to the lane, or that it came after all. A second call changes nothing',
  body: z.strictObject({ absent: z.boolean() }),
  errors: [...changeErrors, 'class_state', 'entry_not_found', 'own_class'],
})

export const callNext = route({
  name: 'callNext',
  method: 'POST',
  path: `${classPath}/calls`,
  auth: 'complete',
  whileImpersonating: 'refused',
  params: classParams,
  summary: 'Call the next three to the lane; each is told once',
  response: z.object({ called: z.array(EntryId) }),
  errors: [...changeErrors, 'class_state'],
  rateLimit: { max: 120, seconds: 60, per: 'user' },
})
