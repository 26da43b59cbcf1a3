import { AdminDeleteUserCommand, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import {
  BatchWriteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { type JobInfra, jobs } from '#lib/background-infra/jobs.ts'
import { routeInfra } from '#lib/route-infra.ts'
import { createFunctionHost } from './function-host.ts'

const name = 'answerAtOnce'
const calls: string[] = []

beforeEach(() => {
  calls.length = 0
  const options = { step: 'initialize', name, priority: 'low' } as const
  documents().middlewareStack.add((_next, { commandName = '' }) => answer(commandName), options)
  userPool().middlewareStack.add((_next, { commandName = '' }) => answer(commandName), options)
})
afterEach(() => {
  documents().middlewareStack.remove(name)
  userPool().middlewareStack.remove(name)
  vi.unstubAllEnvs()
})

/** Stands in for the engines, which these tests do not need: only whether they are called matters. */
const answer = (commandName: string) => async () => {
  calls.push(commandName)
  return { output: { $metadata: {} }, response: {} }
}

/** Runs this as the body of the function with that infra. */
const runAs = ({ entry }: { entry: string }, body: () => unknown) =>
  createFunctionHost(async () => ({ handler: async () => body() })).invoke(entry, {})

const deletionJob = jobs.delete_due_accounts as JobInfra
const table = { TableName: 'car-audio' }
const key = { pk: 'USER#1', sk: 'PROFILE' }
const put = { Put: { ...table, Item: key } }
const remove = { Delete: { ...table, Key: key } }

test('a function does what its infra grants', async () => {
  await runAs(routeInfra.getMe, () => documents().send(new GetCommand({ ...table, Key: key })))
  await runAs(deletionJob, () =>
    userPool().send(new AdminDeleteUserCommand({ UserPoolId: 'pool', Username: 'u' })),
  )
  expect(calls).toEqual(['GetItemCommand', 'AdminDeleteUserCommand'])
})

test('a function is refused what its infra does not grant, before any engine hears of it', async () => {
  const refused = [
    runAs(routeInfra.getMe, () => documents().send(new UpdateCommand({ ...table, Key: key }))),
    runAs(routeInfra.getMe, () =>
      userPool().send(new AdminDeleteUserCommand({ UserPoolId: 'pool', Username: 'u' })),
    ),
  ]
  for (const call of refused) await expect(call).rejects.toMatchObject({ name: 'AccessDeniedException' })
  await expect(refused[0]).rejects.toThrow('getMe may not dynamodb:UpdateItem')
  await expect(refused[1]).rejects.toThrow('getMe may not cognito-idp:AdminDeleteUser')
  expect(calls).toEqual([])
})

test('a transaction needs the grant of each of its parts', async () => {
  const both = () => documents().send(new TransactWriteCommand({ TransactItems: [put, remove] }))
  await expect(runAs(routeInfra.updateMe, both)).rejects.toThrow('updateMe may not dynamodb:DeleteItem')
  await runAs(routeInfra.endSession, both)
  expect(calls).toHaveLength(1)
})

test('no one who may change everything else can change audit entries', async () => {
  const entry = { pk: 'AUDIT#billing', sk: '1' }
  const changes = [
    new UpdateCommand({ ...table, Key: entry }),
    new TransactWriteCommand({ TransactItems: [{ Delete: { ...table, Key: entry } }] }),
    new BatchWriteCommand({ RequestItems: { 'car-audio': [{ DeleteRequest: { Key: entry } }] } }),
    new BatchWriteCommand({ RequestItems: { 'car-audio': [{ PutRequest: { Item: entry } }] } }),
  ]
  for (const change of changes)
    await expect(runAs(deletionJob, () => documents().send(change as UpdateCommand))).rejects.toThrow(
      'delete_due_accounts may not dynamodb:',
    )
  expect(calls).toEqual([])
})

test('only a function that writes audit entries can put one, and even that one changes none', async () => {
  const entry = { pk: 'AUDIT#billing', sk: '1' }
  const inTransaction = new TransactWriteCommand({ TransactItems: [{ Put: { ...table, Item: entry } }] })
  const puts = [new PutCommand({ ...table, Item: entry }), inTransaction as unknown as PutCommand]
  for (const one of puts)
    await expect(runAs(deletionJob, () => documents().send(one))).rejects.toThrow(
      'delete_due_accounts may not dynamodb:PutItem',
    )
  expect(calls).toEqual([])
  for (const one of puts) await runAs(routeInfra.processRefund, () => documents().send(one))
  expect(calls).toEqual(['PutItemCommand', 'TransactWriteItemsCommand'])
  const change = () => documents().send(new UpdateCommand({ ...table, Key: entry }))
  await expect(runAs(routeInfra.processRefund, change)).rejects.toThrow(
    'processRefund may not dynamodb:UpdateItem',
  )
})

test('what callers do with their own token needs no grant', async () => {
  await runAs(routeInfra.getMe, () => userPool().send(new GetUserCommand({ AccessToken: 'theirs' })))
  expect(calls).toEqual(['GetUserCommand'])
})

test('a function is told the settings of its infra only', async () => {
  vi.stubEnv('MEDIA_BUCKET', 'pictures')
  vi.stubEnv('TABLE_NAME', 'car-audio')
  const read = () => env('MEDIA_BUCKET')
  expect(await runAs(routeInfra.setProfilePicture, read)).toBe('pictures')
  await expect(runAs(routeInfra.getMe, read)).rejects.toThrow('MEDIA_BUCKET is not set')
  expect(await runAs(routeInfra.getMe, () => env('TABLE_NAME'))).toBe('car-audio')
  expect(read()).toBe('pictures')
})

test('the laptop cloud itself may do everything', async () => {
  await documents().send(new UpdateCommand({ ...table, Key: key }))
  expect(calls).toEqual(['UpdateItemCommand'])
})
