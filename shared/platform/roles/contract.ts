import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Permission } from '#shared/platform/roles/permissions.ts'
import { Role, RoleName } from './role.ts'

export const getMyPermissions = route({
  name: 'getMyPermissions',
  method: 'GET',
  path: '/api/users/me/permissions',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'What the caller’s membership and role allow',
  response: z.object({ permissions: z.array(Permission) }),
})

export const listRoles = route({
  name: 'listRoles',
  method: 'GET',
  path: '/api/admin/roles',
  auth: 'admin',
  summary: 'The custom roles, by name',
  query: z.strictObject(pageQuery(50)),
  response: Page(Role),
  errors: ['invalid_cursor'],
})

const roleFields = { description: Role.shape.description, permissions: Role.shape.permissions }

export const createRole = route({
  name: 'createRole',
  method: 'POST',
  path: '/api/admin/roles',
  auth: 'admin',
  summary: 'A new custom role',
  body: z.strictObject({ name: RoleName, ...roleFields }),
  status: 201,
  response: Role,
  errors: ['role_exists'],
})

export const updateRole = route({
  name: 'updateRole',
  method: 'PUT',
  path: '/api/admin/roles/:name',
  auth: 'admin',
  summary: 'Change what a role adds; it applies to its holders from their next request',
  params: z.strictObject({ name: RoleName }),
  body: z.strictObject({ ...roleFields, version: z.int().check(z.gte(1)) }),
  response: Role,
  errors: ['role_not_found', 'version_conflict'],
})

export const deleteRole = route({
  name: 'deleteRole',
  method: 'DELETE',
  path: '/api/admin/roles/:name',
  auth: 'admin',
  summary:
    'Delete a role; its holders keep what their membership allows, and its name cannot be reused. A second call changes nothing',
  params: z.strictObject({ name: RoleName }),
})
