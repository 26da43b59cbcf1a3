import { planCleanup } from '#core/mail/mail-cleanup/plan-cleanup.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { planMailCleanup as contract } from '#shared/mail/mail-cleanup/contract.ts'

const planMailCleanup = ({ query, now }: ApiRequest<typeof contract>) => planCleanup(query, now)

export const handler = endpoint(contract, planMailCleanup)
