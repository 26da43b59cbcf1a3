import { endpoint } from '#core/actors/endpoint.ts'
import { getHealth } from '#shared/health/contract.ts'

export const handler = endpoint(getHealth, async () => ({ status: 'ok' as const }))
