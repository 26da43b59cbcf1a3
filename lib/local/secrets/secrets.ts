import { join } from 'node:path'
import * as z from 'zod/mini'
import type { FunctionInfra } from '#lib/function-infra.ts'
import { roleOfKey, signingKey } from '../functions/role.ts'
import { openJsonFile } from '../json-file.ts'
import { json } from '../json-response.ts'
import type { LocalService } from '../service.ts'

const Secrets = z.record(z.string(), z.string())

type Call = { SecretId?: unknown; SecretString?: unknown }

export type Secret = {
  /** The value until another is written. */
  initial: string
  /** Tells which functions may read it; the laptop cloud itself may do everything. */
  isFor: (infra: FunctionInfra) => boolean
  /** Tells which functions may replace it, if any. */
  isKeptBy?: (infra: FunctionInfra) => boolean
}

/** Secrets Manager, as far as the platform uses it: values by name, read and replaced. */
export function createSecrets({ dataDir, secrets }: { dataDir: string; secrets: Record<string, Secret> }) {
  const file = openJsonFile(join(dataDir, 'secrets.json'), Secrets, {})
  const unknown = Object.entries(secrets).filter(([name]) => file.data[name] === undefined)
  for (const [name, { initial }] of unknown) file.data[name] = initial
  // Keys invented at the first start sign things that must still be valid after the next one.
  if (unknown.length > 0) file.save()
  const mayUse = (authorization: string | undefined, action: string | undefined, name: string): boolean => {
    const role = roleOfKey(signingKey(authorization) ?? '')
    const secret = secrets[name]
    if (!role) return true
    if (action === 'PutSecretValue') return secret?.isKeptBy?.(role.infra) ?? false
    return action === 'GetSecretValue' && !!secret?.isFor(role.infra)
  }
  const service: LocalService = async ({ headers, body }) => {
    const action = String(headers['x-amz-target']).split('.').at(-1)
    const { SecretId, SecretString } = JSON.parse(body.toString('utf8')) as Call
    const name = String(SecretId)
    const value = file.data[name]
    if (value === undefined)
      return json(400, {
        __type: 'ResourceNotFoundException',
        message: 'Secrets Manager can’t find the specified secret.',
      })
    if (!mayUse(headers.authorization, action, name))
      return json(400, {
        __type: 'AccessDeniedException',
        message: `The caller’s infra does not grant secretsmanager:${action}.`,
      })
    if (action === 'GetSecretValue') return json(200, { Name: name, SecretString: value })
    if (action === 'PutSecretValue' && typeof SecretString === 'string') {
      file.data[name] = SecretString
      file.save()
      await file.flush()
      return json(200, { Name: name })
    }
    return json(400, { __type: 'InvalidRequestException', message: `There is no ${action} here.` })
  }
  return { service, stop: file.flush }
}
