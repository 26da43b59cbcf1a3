import { type EnvName, readEnvWith } from '#core/env.ts'
import { type FunctionSetting, functionSettings } from '#lib/function-settings.ts'
import { accessKeyOf, type Role, runningRole } from './role.ts'

/** Tells each function its own settings only, as on AWS; the laptop cloud itself knows all of them. */
export function tellSettings(): void {
  readEnvWith((name) => {
    const role = runningRole()
    return role ? told(role, name) : process.env[name]
  })
}

function told(role: Role, name: EnvName): string | undefined {
  if (name === 'AWS_ACCESS_KEY_ID') return accessKeyOf(role)
  const isTold = name.startsWith('AWS_') || functionSettings(role.infra).includes(name as FunctionSetting)
  return isTold ? process.env[name] : undefined
}
