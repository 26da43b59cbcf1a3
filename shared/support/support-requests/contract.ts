import * as z from 'zod/mini'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { line } from '#shared/text.ts'
import { DeskId, RequestId } from './named-request.ts'
import { OwnRequestRow, PublicRequest } from './shown-request.ts'
import {
  CategoryKey,
  mostAttachments,
  RatingScore,
  RelatedTo,
  RequestRating,
  RequestSubject,
  RequestText,
  SupportRequest,
} from './support-request.ts'

export const requestParams = z.strictObject({ requestId: RequestId })
export const messagesQuery = z.strictObject(pageQuery(50))
export const version = z.int().check(z.gte(1))

/** The files of a message, once they are uploaded, by the names they had. */
export const SentFiles = z
  .array(z.strictObject({ uploadId: z.string().check(z.maxLength(40)), name: line(120, 1) }))
  .check(z.maxLength(mostAttachments, 'At most 5 files can be attached.'))

export const DownloadLink = z.object({ url: z.string() })

/** The tabs of the requester’s own list. */
export const OwnRequestTab = z.enum(['open', 'waiting', 'solved'])
export type OwnRequestTab = z.infer<typeof OwnRequestTab>

export const Rating = z.strictObject({ score: RatingScore, comment: RequestRating.shape.comment })

export const createSupportRequest = route({
  name: 'createSupportRequest',
  method: 'POST',
  path: '/api/support-desk/requests',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Ask the platform, or an organization that has a desk',
  body: z
    .strictObject({
      /** Left out: the platform, or the organization of the event that it is about. */
      deskId: z.optional(DeskId),
      category: CategoryKey,
      subject: RequestSubject,
      text: RequestText,
      relatedTo: z.optional(RelatedTo),
      /** The organization for which it is asked; its owners and managers read it, too, if it is shared. */
      organizationId: z.optional(OrganizationId),
      shared: z._default(SupportRequest.shape.shared, 'requester'),
      files: z._default(SentFiles, []),
    })
    .check(
      z.refine(({ shared, organizationId }) => shared === 'requester' || organizationId !== undefined, {
        path: ['organizationId'],
        error: 'Choose the organization that reads it, too.',
      }),
    ),
  response: z.object({
    id: RequestId,
    number: z.string(),
    /** When an answer comes by, where the desk says so. */
    answerBy: z.optional(z.iso.datetime()),
    timeZone: z.string(),
  }),
  status: 201,
  errors: [
    'desk_closed',
    'unknown_category',
    'unknown_relation',
    'upload_not_found',
    'upload_rejected',
    'organization_not_found',
    'rate_limited',
  ],
})

export const listMySupportRequests = route({
  name: 'listMySupportRequests',
  method: 'GET',
  path: '/api/support-desk/requests',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'One’s own requests, by their last message',
  query: z.strictObject({
    tab: z._default(OwnRequestTab, 'open'),
    /** A number, or words of the subject; then the tab says nothing. */
    q: z.optional(line(100)),
    ...pageQuery(20),
  }),
  response: Page(OwnRequestRow),
})

export const getMySupportRequest = route({
  name: 'getMySupportRequest',
  method: 'GET',
  path: '/api/support-desk/requests/:requestId',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'One of one’s own requests, or of one’s organization, with its messages',
  params: requestParams,
  query: messagesQuery,
  response: PublicRequest,
  errors: ['request_not_found'],
})

export const writeToSupportRequest = route({
  name: 'writeToSupportRequest',
  method: 'POST',
  path: '/api/support-desk/requests/:requestId/messages',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Add a message to a request; one that was solved opens again',
  params: requestParams,
  body: z.strictObject({ text: RequestText, files: z._default(SentFiles, []) }),
  response: PublicRequest,
  errors: [
    'request_not_found',
    'request_merged',
    'request_closed',
    'upload_not_found',
    'upload_rejected',
    'rate_limited',
  ],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})

const step = <const N extends string, const V extends string>(name: N, verb: V, summary: string) =>
  ({
    name,
    method: 'POST',
    path: `/api/support-desk/requests/:requestId/${verb}`,
    auth: 'member',
    whileImpersonating: 'refused',
    summary,
    params: requestParams,
    response: PublicRequest,
    errors: ['request_not_found', 'request_merged', 'request_closed', 'request_status'],
  }) as const

export const solveSupportRequest = route(
  step('solveSupportRequest', 'solve', 'Say that a request is settled'),
)
export const reopenSupportRequest = route(
  step('reopenSupportRequest', 'reopen', 'Say that a request is not settled after all'),
)

export const rateSupportRequest = route({
  name: 'rateSupportRequest',
  method: 'POST',
  path: '/api/support-desk/requests/:requestId/rating',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Rate how a request was solved, once',
  params: requestParams,
  body: Rating,
  response: PublicRequest,
  errors: ['request_not_found', 'request_rated', 'request_not_solved'],
})

export const createSupportFileLink = route({
  name: 'createSupportFileLink',
  method: 'POST',
  path: '/api/support-desk/requests/:requestId/files/:fileId/link',
  auth: 'member',
  whileImpersonating: 'refused',
  answersSecret: true,
  summary: 'An address that downloads a file of a request for a minute',
  params: z.strictObject({ requestId: RequestId, fileId: z.string().check(z.maxLength(40)) }),
  response: DownloadLink,
  errors: ['request_not_found', 'file_not_found'],
})
