import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { confirmMailReach, getMailReach, sendTestMail } from './contract.ts'

export const routes = {
  notifications: { getMailReach, sendTestMail, confirmMailReach },
} as const satisfies NounRoutes
