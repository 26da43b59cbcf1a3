import type * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

export const ConversationId = idSchema('cnv')
export type ConversationId = z.infer<typeof ConversationId>

export const conversationPath = (conversationId: string): string => `/marketplace/messages/${conversationId}`

/** What a report of a conversation names: the conversation, and the one of the two whom it is about. */
export const reportedConversationId = (conversationId: string, memberId: string): string =>
  `${conversationId}/${memberId}`
