import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { listSeasonLines, movePoints } from './contract.ts'

export const routes = { leagues: { movePoints, listSeasonLines } } as const satisfies NounRoutes
