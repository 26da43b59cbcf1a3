import {
  deleteSupportReply,
  getSupportReport,
  getSupportSettings,
  listSupportReplies,
  saveSupportReply,
  updateSupportSettings,
} from '#shared/support/support-desks/admin-contract.ts'
import { adminRequestPath, type DeskId } from '#shared/support/support-requests/named-request.ts'
import { call } from '#web/lib/call.ts'
import type { DeskPlace, SettingsApi } from './settings-api.ts'

/** The screens of the platform’s desk. */
export const deskPlaces: readonly DeskPlace[] = [
  { id: 'requests', label: 'Requests', to: '/admin/support' },
  { id: 'report', label: 'Report', to: '/admin/support/report' },
  { id: 'replies', label: 'Replies', to: '/admin/support/replies' },
  { id: 'settings', label: 'Settings', to: '/admin/support/settings' },
]

/** The desk of the platform for administrators. Of the desk of an organization they read the report alone. */
export const adminSettingsApi = (desk: DeskId): SettingsApi => ({
  deskId: desk,
  places: deskPlaces,
  requestPath: adminRequestPath,
  settings: (signal) => call(getSupportSettings, {}, { signal }),
  saveSettings: (body, idempotencyKey) => call(updateSupportSettings, { body }, { idempotencyKey }),
  replies: (signal) => call(listSupportReplies, {}, { signal }),
  saveReply: (body, idempotencyKey) => call(saveSupportReply, { body }, { idempotencyKey }),
  deleteReply: (replyId, idempotencyKey) =>
    call(deleteSupportReply, { params: { replyId } }, { idempotencyKey }),
  report: (days, signal) => call(getSupportReport, { query: { desk, days } }, { signal }),
})
