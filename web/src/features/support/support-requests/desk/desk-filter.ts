import * as z from 'zod/mini'
import { DeskView } from '#shared/support/support-requests/agent-shapes.ts'
import { CategoryKey, RequestPriority, Tag } from '#shared/support/support-requests/support-request.ts'

/** What the address says of the list of a desk. */
export const deskFilter = {
  view: z._default(DeskView, 'unassigned'),
  priority: z.optional(RequestPriority),
  category: z.optional(CategoryKey),
  tag: z.optional(Tag),
  q: z.optional(z.string().check(z.maxLength(80))),
}
