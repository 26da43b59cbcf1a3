import { updateSetting } from '#shared/platform/settings/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useUpdateSetting = command(updateSetting, { changes: [['settings']] })
