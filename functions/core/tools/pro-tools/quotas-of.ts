import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { type ToolQuotas, toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'

/** Returns how much a member may keep of each kind. */
export const quotasOf = async (user: StoredUser): Promise<ToolQuotas> =>
  toolQuotas[(await permissionsOf(user)).includes('pro_tools.full') ? 'pro' : 'free']
