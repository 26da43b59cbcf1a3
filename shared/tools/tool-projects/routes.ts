import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
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
import { copyShare, openShare, shareProject, unshareProject } from './share-contract.ts'

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
    shareProject,
    unshareProject,
    openShare,
    copyShare,
  },
} as const satisfies NounRoutes
