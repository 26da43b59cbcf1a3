import type * as z from 'zod/mini'
import type { Rating, SentFiles } from '#shared/support/support-requests/contract.ts'
import type { PublicRequest } from '#shared/support/support-requests/shown-request.ts'

export type SentMessage = { text: string; files: z.infer<typeof SentFiles> }

/** What a requester does with a request: a member as themselves, a visitor by the secret of their link. */
export type RequestActs = {
  write: (message: SentMessage, idempotencyKey: string) => Promise<PublicRequest>
  settle: (isSolved: boolean, idempotencyKey: string) => Promise<PublicRequest>
  rate: (rating: z.infer<typeof Rating>, idempotencyKey: string) => Promise<PublicRequest>
  /** Uploads a file: the id by which a message names it. */
  upload: (file: Blob, onProgress: (share: number) => void) => Promise<string>
  /** An address from which a file is downloaded. */
  linkOf: (fileId: string) => Promise<string>
  /** Shows the request as a step has left it. */
  keep: (request: PublicRequest) => void
  readAgain: () => Promise<unknown>
}

/**
 * The pages of a request after a step that answered with its newest messages: new ones stand first, and older pages stay
 * where they are.
 */
export function withAnswer(pages: readonly PublicRequest[], answer: PublicRequest): PublicRequest[] {
  const [first, ...rest] = pages
  if (!first) return [answer]
  const known = new Set(pages.flatMap(({ messages }) => messages.items.map(({ id }) => id)))
  const news = answer.messages.items.filter(({ id }) => !known.has(id))
  const messages = { ...first.messages, items: [...news, ...first.messages.items] }
  return [{ ...answer, messages }, ...rest]
}
