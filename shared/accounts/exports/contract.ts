import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { DataExport, ExportId } from './data-export.ts'

const own = { auth: 'member', whileImpersonating: 'refused' } as const

export const requestExport = route({
  ...own,
  name: 'requestExport',
  method: 'POST',
  path: '/api/users/me/exports',
  summary: 'Request a copy of all the caller’s data; an email says when it is ready',
  status: 202,
  response: DataExport,
  rateLimit: { max: 3, seconds: 86_400, per: 'user' },
})

export const listExports = route({
  ...own,
  name: 'listExports',
  method: 'GET',
  path: '/api/users/me/exports',
  summary: 'The copies of the caller’s data that can still be downloaded, newest first',
  query: z.strictObject(pageQuery(10)),
  response: Page(DataExport),
  errors: ['invalid_cursor'],
})

export const createExportLink = route({
  ...own,
  name: 'createExportLink',
  method: 'POST',
  path: '/api/users/me/exports/:exportId/link',
  summary: 'A link, valid for one minute, to download a copy of the caller’s data',
  params: z.strictObject({ exportId: ExportId }),
  response: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  answersSecret: true,
  errors: ['export_not_found', 'export_expired'],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})
