import { getSecurity } from '#shared/platform/security/contract.ts'
import { query } from '#web/lib/query.ts'

export const securityQuery = query('security', getSecurity, {})
