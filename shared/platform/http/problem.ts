import * as z from 'zod/mini'

/** The body of every error answer (RFC 9457). `detail` is the sentence for people, `code` is for programs. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.string(),
})
export type Problem = z.infer<typeof Problem>
