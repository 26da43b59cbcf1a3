import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { DeskId } from '#shared/support/support-requests/named-request.ts'
import { line, text } from '#shared/text.ts'

export const CannedReplyId = idSchema('tcr')
export type CannedReplyId = z.infer<typeof CannedReplyId>

/** What a text may leave open, each filled in as it is inserted. */
export const replyPlaceholders = ['firstName', 'number', 'agentName', 'siteName'] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names between double braces in a text, each once. */
export const placeholdersIn = (value: string): string[] => [
  ...new Set([...value.matchAll(placeholder)].map(([, name = '']) => name)),
]

/** A text with its placeholders filled in; those without a value stay as they are. */
export const filledIn = (value: string, values: Partial<Record<string, string>>): string =>
  value.replace(placeholder, (whole, name: string) => values[name] || whole)

export const mostReplies = 200

export const CannedReplyFields = z.strictObject({
  title: line(80, 1),
  shortcut: z.string().check(z.regex(/^[a-z0-9-]{2,20}$/, 'Use 2 to 20 small letters, digits, and hyphens')),
  text: text(5000, 1).check(
    z.refine(
      (value) =>
        placeholdersIn(value).every((name) => (replyPlaceholders as readonly string[]).includes(name)),
      `Use only {{${replyPlaceholders.join('}}, {{')}}}`,
    ),
  ),
})
export type CannedReplyFields = z.infer<typeof CannedReplyFields>

export const CannedReply = z.object({
  id: CannedReplyId,
  deskId: DeskId,
  ...CannedReplyFields.shape,
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type CannedReply = z.infer<typeof CannedReply>
