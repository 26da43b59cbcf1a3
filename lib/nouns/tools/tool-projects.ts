import type { NounInfra } from '#lib/noun-infra.ts'

export const toolProjects = {
  routes: {
    listProjects: { table: ['get', 'query'] },
    createProject: { table: ['get', 'put', 'update'] },
    getProject: { table: ['get'] },
    updateProject: { table: ['get', 'put', 'update'] },
    deleteProject: { table: ['get', 'query', 'put', 'update', 'delete'] },
    listProjectVersions: { table: ['get', 'query'] },
    saveProjectVersion: { table: ['get', 'put', 'update'] },
    restoreProjectVersion: { table: ['get', 'put', 'update'] },
    deleteProjectVersion: { table: ['get', 'put', 'update', 'delete'] },
    shareProject: { table: ['get', 'put', 'update'], env: ['SITE_URL'] },
    unshareProject: { table: ['get', 'put', 'update', 'delete'] },
    openShare: { table: ['get', 'update'] },
    copyShare: { table: ['get', 'put', 'update'] },
  },
} satisfies NounInfra<'toolProjects'>
