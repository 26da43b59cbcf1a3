import {
  type CannedReply,
  CannedReplyFields,
  filledIn,
  type ReplyPlaceholder,
} from '#shared/support/support-desks/canned-reply.ts'

/** A reply to edit. Without a version it is still to be added. */
export type EditedReply = { reply?: CannedReply; version?: number | undefined }

export const editedReply = (reply: CannedReply | undefined): EditedReply =>
  reply ? { reply, version: reply.version } : {}

export const replyValues = ({ reply }: EditedReply): CannedReplyFields => ({
  title: reply?.title ?? '',
  shortcut: reply?.shortcut ?? '',
  text: reply?.text ?? '',
})

export const replySchema = CannedReplyFields

export const placeholderWords: Record<ReplyPlaceholder, string> = {
  firstName: 'First name',
  number: 'Request number',
  agentName: 'Your name',
  siteName: 'Site name',
}

const bracketed = Object.fromEntries(
  Object.entries(placeholderWords).map(([name, words]) => [name, `[${words}]`]),
)

/** A text with the words of its placeholders, to read in a list. */
export const readableReply = (text: string): string => filledIn(text, bracketed)

/** The replies whose title, shortcut, or text has all words of a search. */
export function foundReplies(replies: readonly CannedReply[], q: string): CannedReply[] {
  const words = q.toLowerCase().replace(/^#/, '').split(/\s+/).filter(Boolean)
  return replies.filter(({ title, shortcut, text }) => {
    const said = `${title} ${shortcut} ${text}`.toLowerCase()
    return words.every((word) => said.includes(word))
  })
}
