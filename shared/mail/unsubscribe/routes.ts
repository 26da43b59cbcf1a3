import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getMailChoice, oneClickUnsubscribe, openOneClick, setMailChoice } from './contract.ts'

export const routes = {
  notifications: { oneClickUnsubscribe, openOneClick, getMailChoice, setMailChoice },
} as const satisfies NounRoutes
