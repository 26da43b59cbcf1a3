import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { line } from '#shared/text.ts'

/** What administrators decide in the directory. A change is named by its listing and its author. */
export const ReviewSubject = z.strictObject({
  kind: z.enum(['listing', 'change', 'claim', 'review']),
  id: z.string().check(z.regex(/^[\w#-]{8,100}$/)),
})
export type ReviewSubject = z.infer<typeof ReviewSubject>

export const markReviewOpen = route({
  name: 'markReviewOpen',
  method: 'POST',
  path: '/api/admin/directory/presence',
  auth: 'admin',
  summary:
    'Say that something to decide is open on a device for the next 90 seconds; answers who else has it open',
  body: z.strictObject({ subject: ReviewSubject, deviceId: line(40, 8) }),
  response: z.object({
    /** The names of other administrators. */
    others: z.array(z.string()),
    /** The caller has it open on another device. */
    isElsewhere: z.boolean(),
  }),
})
