import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  arrangeNavigation,
  createNavigationItem,
  deleteNavigationItem,
  listAllNavigation,
  listNavigationRevisions,
  restoreNavigation,
  updateNavigationItem,
} from './admin-contract.ts'
import { listNavigation } from './contract.ts'

export const routes = {
  platform: { listNavigation },
  content: {
    listAllNavigation,
    createNavigationItem,
    updateNavigationItem,
    deleteNavigationItem,
    arrangeNavigation,
    listNavigationRevisions,
    restoreNavigation,
  },
} as const satisfies NounRoutes
