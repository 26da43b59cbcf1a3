import type { Auth } from '#shared/http/route.ts'
import type { RouteName } from '#shared/routes.ts'
import type { MembershipType } from '#shared/users/membership-type.ts'

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

type Verdict = 'passes' | [status: 400 | 401 | 403, code: string]

/** The policy in its own words, so that the code that is tested does not decide what is expected of it. */
export function verdict(auth: Auth, standing: Standing | undefined): Verdict {
  if (auth === 'public') return 'passes'
  // Nobody’s standing counts: only what is signed passes.
  if (auth === 'webhook') return [400, 'invalid_signature']
  if (!standing) return [401, 'unauthenticated']
  if (auth === 'member') return 'passes'
  if (auth === 'admin') return standing.type === 'admin' ? 'passes' : [403, 'admin_only']
  if (!standing.completed) return [403, 'registration_incomplete']
  if (auth === 'complete') return 'passes'
  if (!standing.approved) return [403, 'account_pending']
  if ('permission' in auth) return standing.type === 'admin' ? 'passes' : [403, 'permission']
  return auth.types.includes(standing.type) ? 'passes' : [403, 'membership_type']
}

const ofRunningSubscription = new Set<RouteName>([
  'cancelSubscription',
  'keepSubscription',
  'pauseSubscription',
  'previewPlanChange',
  'changeManualPlan',
])

/**
 * What the policy lets in, but there is nothing to do for: an approved business proves nothing, administrators
 * stay and have no plan, and only a subscription can be changed.
 */
export function idle(
  name: RouteName,
  standing: Standing | undefined,
): [status: 400 | 403 | 404 | 409 | 422, code: string] | undefined {
  if (ofRunningSubscription.has(name)) return [404, 'no_active_subscription']
  if (name === 'createSubscription' && standing?.type === 'admin') return [403, 'verification_required']
  if (name === 'updateSubscription') return [409, 'preview_expired']
  if (name === 'resumeSubscription') return [404, 'no_paused_subscription']
  if (name === 'requestDeletion' && standing?.type === 'admin') return [409, 'administrator_stays']
  // Paid already: an open invoice of everybody would take a subscription of everybody.
  if (name === 'retryPayment') return [409, 'payment_not_retryable']
  if (name === 'processRefund') return [422, 'not_refundable']
  const proves = name === 'addVerificationDocument' || name === 'submitVerification'
  if (!proves || !standing?.approved) return undefined
  if (!standing.type.endsWith('competitor')) return [409, 'verification_not_needed']
  return name === 'submitVerification' ? [400, 'membership_not_asked'] : undefined
}
