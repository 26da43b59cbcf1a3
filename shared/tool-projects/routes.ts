import type { NounRoutes } from '#shared/http/noun-routes.ts'
import {
  createProject,
  deleteProject,
  deleteProjectVersion,
  getProject,
  listProjects,
  listProjectVersions,
  restoreProjectVersion,
  saveProjectVersion,
  updateProject,
} from './contract.ts'

export const routes = {
  tools: {
    listProjects,
    createProject,
    getProject,
    updateProject,
    deleteProject,
    listProjectVersions,
    saveProjectVersion,
    restoreProjectVersion,
    deleteProjectVersion,
  },
} as const satisfies NounRoutes
