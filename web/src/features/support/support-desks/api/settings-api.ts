import type * as z from 'zod/mini'
import type { CannedReply, CannedReplyId } from '#shared/support/support-desks/canned-reply.ts'
import type { ReplyBody, SettingsBody } from '#shared/support/support-desks/contract.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import type { DeskReport } from '#shared/support/support-desks/shown-desk.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'

type Read<Answer, Of extends unknown[] = []> = (...of: [...Of, signal: AbortSignal]) => Promise<Answer>
type Write<Body, Result> = (body: Body, idempotencyKey: string) => Promise<Result>

/** A place of a desk: its address, and its name among the others. */
export type DeskPlace = { id: string; label: string; to: string }

/**
 * What the screens of settings, replies, and the report need of the API: administrators set up the desk of the platform, and
 * the owners and managers of an organization its own.
 */
export type SettingsApi = {
  deskId: DeskId
  /** Its screens, in the order in which they are shown. */
  places: readonly DeskPlace[]
  requestPath: (requestId: string) => string
  settings: Read<DeskSettings>
  saveSettings: Write<z.input<typeof SettingsBody>, DeskSettings>
  replies: Read<{ items: CannedReply[] }>
  saveReply: Write<z.input<typeof ReplyBody>, CannedReply>
  deleteReply: Write<CannedReplyId, unknown>
  report: Read<DeskReport, [days: number]>
}
