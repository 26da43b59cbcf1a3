import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { projectParams } from './contract.ts'
import { Project, ProjectData, ProjectKind } from './tool-project.ts'

const own = { auth: 'complete', whileImpersonating: 'refused' } as const
const rateLimit = { max: 20, seconds: 3600, per: 'user' } as const

export const shareProject = route({
  name: 'shareProject',
  method: 'POST',
  path: '/api/tools/projects/:projectId/share',
  ...own,
  summary: 'A link that opens a project for others to read and copy; the link before it stops working',
  params: projectParams,
  status: 201,
  /** The address of its tool with the token after `#shared=`, which no server and no referrer sees. */
  response: z.object({ url: z.string(), token: z.string(), sharedAt: z.iso.datetime() }),
  errors: ['project_not_found', 'share_quota', 'version_conflict', 'pro_required'],
  rateLimit,
  answersSecret: true,
})

export const unshareProject = route({
  name: 'unshareProject',
  method: 'DELETE',
  path: '/api/tools/projects/:projectId/share',
  ...own,
  summary: 'End the link to a project. A second call changes nothing',
  params: projectParams,
  errors: ['project_not_found', 'version_conflict'],
  rateLimit,
})

const token = z.string().check(z.minLength(1), z.maxLength(200))

/** A project as holders of its link read it. */
export const SharedProject = z.object({
  kind: ProjectKind,
  name: z.string(),
  summary: z.optional(z.string()),
  /** The person who shares it, if their profile is public. */
  ownerName: z.optional(z.string()),
  updatedAt: z.iso.datetime(),
  data: ProjectData,
})
export type SharedProject = z.infer<typeof SharedProject>

export const openShare = route({
  name: 'openShare',
  method: 'POST',
  path: '/api/tools/shares/look-up',
  auth: 'public',
  summary: 'A project for holders of a link to it, as it is saved now',
  body: z.strictObject({ token }),
  response: SharedProject,
  errors: ['share_not_found'],
  rateLimit: { max: 60, seconds: 60, per: 'ip' },
  answersSecret: true,
})

export const copyShare = route({
  name: 'copyShare',
  method: 'POST',
  path: '/api/tools/shares/copies',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Save a shared project as a project of the caller',
  body: z.strictObject({ token }),
  status: 201,
  response: Project,
  errors: ['share_not_found', 'project_quota', 'project_data', 'diagram_too_large', 'pro_required'],
  rateLimit,
})
