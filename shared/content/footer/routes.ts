import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getFooter } from './contract.ts'

export const routes = { content: { getFooter } } as const satisfies NounRoutes
