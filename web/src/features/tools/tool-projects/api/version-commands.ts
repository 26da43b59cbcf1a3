import {
  deleteProjectVersion,
  listProjectVersions,
  restoreProjectVersion,
  saveProjectVersion,
} from '#shared/tools/tool-projects/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['tool-projects', listProjectVersions.name]]

export const useSaveVersion = command(saveProjectVersion, { changes })
export const useRestoreVersion = command(restoreProjectVersion, { changes })
export const useDeleteVersion = command(deleteProjectVersion, { changes })
