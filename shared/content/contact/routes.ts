import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getContact, getContactSettings, sendContactMessage, updateContactSettings } from './contract.ts'

export const routes = {
  content: { getContact, sendContactMessage, getContactSettings, updateContactSettings },
} as const satisfies NounRoutes
