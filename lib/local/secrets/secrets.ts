import { join } from 'node:path'
import * as z from 'zod/mini'
import { roleOfKey, signingKey } from '../functions/role.ts'
import { openJsonFile } from '../json-file.ts'
import { json } from '../json-response.ts'
import type { LocalService } from '../service.ts'

const Secrets = z.record(z.string(), z.string())

type Call = { SecretId?: unknown; SecretString?: unknown }

/** The laptop cloud itself may use them; of the functions those that pay may read them. */
function mayUse(authorization: string | undefined, action: string | undefined): boolean {
  const role = roleOfKey(signingKey(authorization) ?? '')
  return !role || (action === 'GetSecretValue' && !!role.infra.paysThrough)
}

/** Secrets Manager, as far as the platform uses it: values by name, read and replaced. */
export function createSecrets({ dataDir, initial }: { dataDir: string; initial: Record<string, string> }) {
  const file = openJsonFile(join(dataDir, 'secrets.json'), Secrets, {})
  for (const [name, value] of Object.entries(initial)) file.data[name] ??= value
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
    if (!mayUse(headers.authorization, action))
      return json(400, {
        __type: 'AccessDeniedException',
        message: `The infra of whoever signed this does not grant secretsmanager:${action}.`,
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
