import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { listSettings, updateSetting } from './contract.ts'

export const routes = {
  admin: { listSettings, updateSetting },
} as const satisfies NounRoutes
