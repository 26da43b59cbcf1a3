import type { NounInfra } from '#lib/noun-infra.ts'

export const navigation = {
  routes: {
    listNavigation: { table: ['get', 'query'], env: ['CONTACT_EMAIL'] },
    listAllNavigation: { table: ['get', 'query'] },
    createNavigationItem: { table: ['get', 'query', 'put', 'delete'] },
    updateNavigationItem: { table: ['get', 'query', 'put', 'delete'] },
    deleteNavigationItem: { table: ['get', 'query', 'put', 'delete'] },
    arrangeNavigation: { table: ['get', 'query', 'put', 'delete'] },
    listNavigationRevisions: { table: ['get'] },
    restoreNavigation: { table: ['get', 'query', 'put', 'delete'] },
  },
} satisfies NounInfra<'navigation'>
