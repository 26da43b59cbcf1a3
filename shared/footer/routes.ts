import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { getFooter } from './contract.ts'

export const routes = { content: { getFooter } } as const satisfies NounRoutes
