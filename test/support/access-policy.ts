import type { Auth } from '#shared/platform/http/route.ts'
import type { Permission } from '#shared/platform/roles/permissions.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'

export type Standing = { type: MembershipType; completed: boolean; approved: boolean }

/** Every kind of caller, by the demo account that stands for it; `null` has no account. */
export const callers: Record<string, { account: string; standing: Standing } | null> = {
  anonymous: null,
  competitor: { account: 'member', standing: { type: 'competitor', completed: true, approved: true } },
  'pro competitor': { account: 'pro', standing: { type: 'pro_competitor', completed: true, approved: true } },
  retailer: { account: 'retailer', standing: { type: 'retailer', completed: true, approved: true } },
  manufacturer: {
    account: 'manufacturer',
    standing: { type: 'manufacturer', completed: true, approved: true },
  },
  organization: {
    account: 'organizer',
    standing: { type: 'organization', completed: true, approved: true },
  },
  'pending business': {
    account: 'pending',
    standing: { type: 'retailer', completed: true, approved: false },
  },
  'incomplete registration': {
    account: 'new',
    standing: { type: 'competitor', completed: false, approved: true },
  },
  admin: { account: 'admin', standing: { type: 'admin', completed: true, approved: true } },
}

export type Verdict = 'passes' | [status: 400 | 401 | 403, code: string]

/** Rights that members have by their type; every other one is the administrators’. */
const typesWith: Partial<Record<Permission, readonly MembershipType[]>> = {
  'competition_results.create': [
    'competitor',
    'pro_competitor',
    'retailer',
    'manufacturer',
    'organization',
    'admin',
  ],
  'competition_results.export': ['pro_competitor'],
}

/** The policy in its own words, so the code under test does not decide what is expected of it. */
export function verdict(auth: Auth, standing: Standing | undefined): Verdict {
  if (auth === 'public') return 'passes'
  // The caller's standing does not matter: only a signed request passes.
  if (auth === 'webhook') return [400, 'invalid_signature']
  if (!standing) return [401, 'unauthenticated']
  if (auth === 'member') return 'passes'
  if (auth === 'admin') return standing.type === 'admin' ? 'passes' : [403, 'admin_only']
  if (!standing.completed) return [403, 'registration_incomplete']
  if (auth === 'complete') return 'passes'
  if (!standing.approved) return [403, 'account_pending']
  if ('permission' in auth) {
    const types = typesWith[auth.permission] ?? ['admin']
    return types.includes(standing.type) ? 'passes' : [403, 'permission']
  }
  return auth.types.includes(standing.type) ? 'passes' : [403, 'membership_type']
}
