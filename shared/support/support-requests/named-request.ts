import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'

export const RequestId = idSchema('tkt')
export type RequestId = z.infer<typeof RequestId>

export const RequestMessageId = idSchema('tms')
export type RequestMessageId = z.infer<typeof RequestMessageId>

/** The desk that answers: the platform’s own, or that of an organization. */
export const platformDesk = 'platform'
export const DeskId = z.union([z.literal(platformDesk), OrganizationId])
export type DeskId = z.infer<typeof DeskId>

/** The address of a request for the one who made it, and for those who answer. */
export const requestPath = (requestId: string): string => `/dashboard/support/${requestId}`
export const adminRequestPath = (requestId: string): string => `/admin/support/tickets/${requestId}`
export const deskRequestPath = (requestId: string): string => `/organization/support/${requestId}`

/** Where those who answer at a desk read a request. */
export const agentRequestPath = (deskId: DeskId, requestId: string): string =>
  deskId === platformDesk ? adminRequestPath(requestId) : deskRequestPath(requestId)
