import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import {
  deleteDeskReply,
  getDeskReport,
  getOwnDeskSettings,
  listDeskReplies,
  saveDeskReply,
  updateOwnDeskSettings,
} from '#shared/support/support-desks/contract.ts'
import { deskRequestPath } from '#shared/support/support-requests/named-request.ts'
import { call } from '#web/lib/call.ts'
import type { SettingsApi } from './settings-api.ts'

/** The desk of an organization for its owners and managers. */
export const organizationSettingsApi = (organizationId: OrganizationId): SettingsApi => {
  const at = `?desk=${organizationId}`
  const params = { organizationId }
  return {
    deskId: organizationId,
    places: [
      { id: 'requests', label: 'From your members', to: `/organization/support${at}` },
      { id: 'platform', label: 'To the platform', to: `/organization/support${at}&tab=platform` },
      { id: 'report', label: 'Report', to: `/organization/support/report${at}` },
      { id: 'replies', label: 'Replies', to: `/organization/support/replies${at}` },
      { id: 'settings', label: 'Settings', to: `/organization/support/settings${at}` },
    ],
    requestPath: (requestId) => `${deskRequestPath(requestId)}${at}`,
    settings: (signal) => call(getOwnDeskSettings, { params }, { signal }),
    saveSettings: (body, idempotencyKey) => call(updateOwnDeskSettings, { params, body }, { idempotencyKey }),
    replies: (signal) => call(listDeskReplies, { params }, { signal }),
    saveReply: (body, idempotencyKey) => call(saveDeskReply, { params, body }, { idempotencyKey }),
    deleteReply: (replyId, idempotencyKey) =>
      call(deleteDeskReply, { params: { organizationId, replyId } }, { idempotencyKey }),
    report: (days, signal) => call(getDeskReport, { params, query: { days } }, { signal }),
  }
}
