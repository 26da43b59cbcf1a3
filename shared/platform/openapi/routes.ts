import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getOpenapiDocument } from './contract.ts'

export const routes = {
  platform: { getOpenapiDocument },
} as const satisfies NounRoutes
