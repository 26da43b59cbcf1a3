import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { drawBracket, recordMatch } from './contract.ts'

export const routes = {
  competitions: { drawBracket, recordMatch },
} as const satisfies NounRoutes
