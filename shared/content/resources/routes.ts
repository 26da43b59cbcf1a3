import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  arrangeResources,
  createResource,
  listAllResources,
  listResources,
  publishResource,
  retireResource,
  updateResource,
} from './contract.ts'

export const routes = {
  content: {
    listResources,
    listAllResources,
    createResource,
    updateResource,
    publishResource,
    retireResource,
    arrangeResources,
  },
} as const satisfies NounRoutes
