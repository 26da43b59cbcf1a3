import type { Contract } from '#shared/platform/http/route.ts'
import type { TableGrant } from './function-infra.ts'

type Kept = Pick<
  Contract,
  'method' | 'auth' | 'whileImpersonating' | 'rateLimit' | 'answersSecret' | 'isForm'
>

/**
 * The grants that the pipeline of every route needs for a contract: it reads the caller, counts calls, keeps answers
 * under an Idempotency-Key, and logs what administrators do in a member’s place.
 */
export function pipelineGrants(contract: Kept): TableGrant[] {
  const { method, auth, whileImpersonating, rateLimit, answersSecret, isForm } = contract
  const hasCaller = auth !== 'public' && auth !== 'webhook'
  const writes = method !== 'GET'
  const keepsAnswers = writes && !answersSecret && (hasCaller || isForm === true)
  const logsImpersonation = writes && whileImpersonating === 'allowed'
  return [
    ...(hasCaller || keepsAnswers ? (['get'] as const) : []),
    ...(keepsAnswers || logsImpersonation ? (['put'] as const) : []),
    ...(rateLimit ? (['update'] as const) : []),
  ]
}
