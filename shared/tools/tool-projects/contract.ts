import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import {
  Project,
  ProjectData,
  ProjectFields,
  ProjectId,
  ProjectKind,
  ProjectVersion,
  ProjectVersionFields,
  SavedProject,
} from './tool-project.ts'

const own = { auth: 'complete', whileImpersonating: 'allowed' } as const
const writes = { max: 120, seconds: 3600, per: 'user' } as const
/** A tool saves by itself two seconds after each change: a limit of hands would stop it after some minutes. */
const saves = { ...writes, max: 1200 } as const
const version = z.int().check(z.gte(1))

/** The refusals of data that its kind or the membership does not accept. */
const dataErrors = ['project_data', 'project_too_large', 'diagram_too_large'] as const

export const listProjects = route({
  name: 'listProjects',
  method: 'GET',
  path: '/api/tools/projects',
  ...own,
  summary: 'The projects of the caller, of one tool or of all, last changed first',
  query: z.strictObject({ ...pageQuery(24), kind: z.optional(ProjectKind) }),
  response: Page(Project),
  errors: ['invalid_cursor'],
})

export const createProject = route({
  name: 'createProject',
  method: 'POST',
  path: '/api/tools/projects',
  ...own,
  summary: 'Save a project of a tool',
  body: z.strictObject({ kind: ProjectKind, ...ProjectFields.shape, data: ProjectData }),
  status: 201,
  response: Project,
  errors: ['project_quota', 'pro_required', ...dataErrors],
  rateLimit: writes,
})

export const projectParams = z.strictObject({ projectId: ProjectId })

export const getProject = route({
  name: 'getProject',
  method: 'GET',
  path: '/api/tools/projects/:projectId',
  ...own,
  summary: 'A project of the caller with what its tool saved',
  params: projectParams,
  response: SavedProject,
  errors: ['project_not_found'],
})

export const updateProject = route({
  name: 'updateProject',
  method: 'PUT',
  path: '/api/tools/projects/:projectId',
  ...own,
  summary: 'Save a project again',
  params: projectParams,
  body: z.strictObject({ ...ProjectFields.shape, data: ProjectData, version }),
  response: Project,
  errors: ['project_not_found', 'version_conflict', 'pro_required', ...dataErrors],
  rateLimit: saves,
})

export const deleteProject = route({
  name: 'deleteProject',
  method: 'DELETE',
  path: '/api/tools/projects/:projectId',
  ...own,
  summary: 'Delete a project with its versions and its link. A second call changes nothing',
  params: projectParams,
  errors: ['project_not_found', 'version_conflict'],
  rateLimit: writes,
})

export const listProjectVersions = route({
  name: 'listProjectVersions',
  method: 'GET',
  path: '/api/tools/projects/:projectId/versions',
  ...own,
  summary: 'The named versions of a project, newest first',
  params: projectParams,
  query: z.strictObject(pageQuery(20)),
  response: Page(ProjectVersion),
  errors: ['project_not_found', 'invalid_cursor'],
})

export const saveProjectVersion = route({
  name: 'saveProjectVersion',
  method: 'POST',
  path: '/api/tools/projects/:projectId/versions',
  ...own,
  summary: 'Keep a project as it is saved now under a name',
  params: projectParams,
  body: z.strictObject({ ...ProjectVersionFields.shape, version }),
  status: 201,
  response: ProjectVersion,
  errors: ['project_not_found', 'version_conflict', 'version_quota'],
  rateLimit: writes,
})

const versionParams = z.strictObject({
  projectId: ProjectId,
  number: z.coerce.number().check(z.int(), z.gte(1), z.lte(99_999)),
})

export const restoreProjectVersion = route({
  name: 'restoreProjectVersion',
  method: 'POST',
  path: '/api/tools/projects/:projectId/versions/:number/restore',
  ...own,
  summary: 'Go back to a version; what was there before is kept as a version of its own',
  params: versionParams,
  body: z.strictObject({ version }),
  response: Project,
  errors: [
    'project_not_found',
    'project_version_not_found',
    'version_conflict',
    'version_quota',
    'project_data',
  ],
  rateLimit: writes,
})

export const deleteProjectVersion = route({
  name: 'deleteProjectVersion',
  method: 'DELETE',
  path: '/api/tools/projects/:projectId/versions/:number',
  ...own,
  summary: 'Delete a version of a project. A second call changes nothing',
  params: versionParams,
  errors: ['project_not_found', 'version_conflict'],
  rateLimit: writes,
})
