import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { suggestSearch } from './contract.ts'

export const routes = {
  platform: { suggestSearch },
} as const satisfies NounRoutes
