import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/content/navigation/routes.ts'

export const navigation = {
  routes: {
    listNavigation: { table: ['query'] },
    listAllNavigation: { table: ['get', 'query'] },
    createNavigationItem: { table: ['get', 'query', 'put', 'delete'] },
    updateNavigationItem: { table: ['get', 'query', 'put', 'delete'] },
    deleteNavigationItem: { table: ['get', 'query', 'put', 'delete'] },
    arrangeNavigation: { table: ['get', 'query', 'put', 'delete'] },
    listNavigationRevisions: { table: ['get'] },
    restoreNavigation: { table: ['get', 'query', 'put', 'delete'] },
  },
} satisfies NounInfra<typeof routes>
