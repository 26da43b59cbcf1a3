import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getHealth } from '#shared/platform/health/contract.ts'

export const handler = endpoint(getHealth, async () => ({ status: 'ok' as const }))
