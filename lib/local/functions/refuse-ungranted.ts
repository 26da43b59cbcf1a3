import { documents } from '#core/platform/db/client.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import type { FunctionInfra, TableGrant, UserPoolGrant } from '#lib/function-infra.ts'
import { auditPrefix, drillGrants, refusedOnAudit, tableActions } from '#lib/granted-actions.ts'
import { type Role, runningRole } from './role.ts'

type Call = { commandName?: string | undefined }
type Key = { pk?: unknown } | undefined
type Access = { grant: TableGrant | undefined; key: Key; table: string | undefined }

const grantOf: Record<string, TableGrant | undefined> = {
  GetItemCommand: 'get',
  QueryCommand: 'query',
  PutItemCommand: 'put',
  UpdateItemCommand: 'update',
  DeleteItemCommand: 'delete',
  BatchGetItemCommand: 'batchGet',
  BatchWriteItemCommand: 'batchWrite',
  ScanCommand: 'scan',
}

const grantOfPart: Record<string, TableGrant | undefined> = {
  Put: 'put',
  Update: 'update',
  Delete: 'delete',
  ConditionCheck: 'check',
}

/**
 * Refuses what the running function's infra does not grant, as IAM does: the engine weighs no permissions, and a
 * function that was granted too little would fail on AWS only.
 */
export function refuseUngranted(): void {
  const options = { step: 'initialize', name: 'refuseUngranted', override: true } as const
  documents().middlewareStack.add((next, call) => {
    return async (args) => {
      refuse((role) => ungrantedOnTable(role, call, args.input))
      return next(args)
    }
  }, options)
  userPool().middlewareStack.add((next, call) => {
    return async (args) => {
      refuse((role) => ungrantedOnPool(role, call))
      return next(args)
    }
  }, options)
}

function refuse(ungranted: (role: Role) => string | undefined): void {
  const role = runningRole()
  const action = role && ungranted(role)
  if (action)
    throw Object.assign(new Error(`${role.name} may not ${action}: its infra does not grant it.`), {
      name: 'AccessDeniedException',
    })
}

function ungrantedOnTable({ infra }: Role, { commandName = '' }: Call, input: object): string | undefined {
  const refused = accessesOf(commandName, input).find(
    ({ grant, key, table }) =>
      !grant ||
      !grantedOn(infra, table).includes(grant) ||
      (table !== process.env.DRILL_TABLE &&
        refusedOnAudit(infra).includes(grant) &&
        String(key?.pk ?? '').startsWith(auditPrefix)),
  )
  return refused && (refused.grant ? tableActions[refused.grant] : `dynamodb:${commandName}`)
}

function grantedOn(infra: FunctionInfra, table: string | undefined): readonly TableGrant[] {
  if (table !== undefined && table === process.env.DRILL_TABLE) return infra.drills ? drillGrants : []
  return infra.table ?? []
}

/** A command’s action on an item; without a grant if none would allow it. */
function accessesOf(commandName: string, input: object): Access[] {
  const { TableName, Key, Item, TransactItems, RequestItems } = input as {
    TableName?: string
    Key?: Key
    Item?: Key
    TransactItems?: Record<string, { TableName?: string; Key?: Key; Item?: Key }>[]
    RequestItems?: Record<string, { PutRequest?: { Item: Key }; DeleteRequest?: { Key: Key } }[]>
  }
  if (TransactItems)
    return TransactItems.flatMap((item) => Object.entries(item)).map(([kind, part]) => ({
      grant: grantOfPart[kind],
      key: part.Key ?? part.Item,
      table: part.TableName,
    }))
  const grant = grantOf[commandName]
  if (!RequestItems) return [{ grant, key: Key ?? Item, table: TableName }]
  if (grant !== 'batchWrite')
    return Object.keys(RequestItems).map((table) => ({ grant, key: undefined, table }))
  return Object.entries(RequestItems).flatMap(([table, requests]) =>
    requests.map(({ PutRequest, DeleteRequest }) => ({
      grant,
      key: PutRequest?.Item ?? DeleteRequest?.Key,
      table,
    })),
  )
}

/** Calls with a caller’s own token, or before they have one, need no grant. */
function ungrantedOnPool({ infra }: Role, { commandName = '' }: Call): string | undefined {
  const action = commandName.replace(/Command$/, '')
  const isOwn = !/^(Admin|Describe|List)/.test(action)
  return isOwn || infra.userPool?.includes(action as UserPoolGrant) ? undefined : `cognito-idp:${action}`
}
