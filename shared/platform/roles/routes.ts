import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { createRole, deleteRole, getMyPermissions, listRoles, updateRole } from './contract.ts'

export const routes = {
  accounts: { getMyPermissions },
  admin: { listRoles, createRole, updateRole, deleteRole },
} as const satisfies NounRoutes
