import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { listRecords } from './contract.ts'

export const routes = { leagues: { listRecords } } as const satisfies NounRoutes
