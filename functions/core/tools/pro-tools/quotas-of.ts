import type { StoredUser } from '#core/platform/users/users.ts'
import { type ToolQuotas, toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { hasFullTools } from './has-full-tools.ts'

/** Returns how much a member may keep of each kind. */
export const quotasOf = async (user: StoredUser): Promise<ToolQuotas> =>
  toolQuotas[(await hasFullTools(user)) ? 'pro' : 'free']
