import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import { type AiVector, aiVectors, vectorsOf } from '#core/ai/ai-answers/ai-vectors.ts'
import { aiSettings, readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import {
  getMigration,
  planMigration,
  type ShownMigration,
  startMigration,
  switchMigration,
  undoMigration,
} from '#shared/ai/ai-migrations/contract.ts'
import type { AiSettings, VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'
import type { Engine } from '#shared/ai/ai-settings/engine.ts'
import type { Client } from './client.ts'
import { controlOf } from './control.ts'

export const engineOf = (embeddingModel?: string, model = 'echo-1', host = 'engine'): Engine => ({
  baseUrl: `https://${host}.boxrise.test/v1`,
  model,
  ...(embeddingModel && { embeddingModel }),
})

export const spaceOf = (embeddingModel: string, dimension: number, host = 'engine'): VectorSpace => ({
  baseUrl: `https://${host}.boxrise.test/v1`,
  embeddingModel,
  dimension,
})

/** Changes the settings as an administrator could, on the version that is there. */
export async function setAi(change: Partial<AiSettings>): Promise<AiSettings> {
  const before = await readAiSettings({ consistent: true })
  const after = { ...before, ...change, version: before.version + 1 }
  await commit(aiSettings.put(after, before.version === 0 ? { absent: true } : { version: before.version }))
  return after
}

export async function vectorsIn(space: VectorSpace): Promise<AiVector[]> {
  const found: AiVector[] = []
  for await (const row of eachItem(aiVectors, { pk: vectorsOf(space), consistent: true })) found.push(row)
  return found
}

/** Stores a vector as it is given, whatever its length. */
export const putVector = (row: AiVector) =>
  documents().send(new PutCommand({ TableName: process.env.TABLE_NAME, Item: aiVectors.item(row) }))

type Asked = { path: string; body: { model: string; input?: string | string[] } }

/** What the services were asked for, the newest first. */
export function engineLog(url: string) {
  const address = `${url}/_local/ai/requests.json`
  return {
    empty: async () => void (await fetch(address, { method: 'DELETE' })),
    asked: async () => (await (await fetch(address)).json()) as Asked[],
    /** The texts that a vector was asked for, each with its model. */
    async embedded(): Promise<{ model: string; text: string }[]> {
      const all = (await (await fetch(address)).json()) as Asked[]
      return all
        .filter(({ path }) => path.endsWith('/embeddings'))
        .flatMap(({ body: { model, input = [] } }) => [input].flat().map((text) => ({ model, text })))
    },
  }
}

/** An administrator’s steps of a migration, each on the version that is there. */
export function migrationSteps(url: string, admin: Client) {
  const control = controlOf(url)
  const read = async (id: string): Promise<ShownMigration> => {
    const { body } = await admin.call(getMigration, { params: { migrationId: id as ShownMigration['id'] } })
    return body
  }
  const steps = { start: startMigration, switch: switchMigration, undo: undoMigration } as const
  const step = (act: keyof typeof steps, { id, version }: Pick<ShownMigration, 'id' | 'version'>) =>
    admin.call(steps[act], { params: { migrationId: id }, body: { version } })
  return {
    read,
    step,
    /** Plans a move, and waits for its plan. */
    async planned(to: Engine): Promise<ShownMigration> {
      const answer = await admin.call(planMigration, { body: { to } })
      expect([answer.status, answer.text]).toEqual([201, answer.text])
      await control.settle()
      return read(answer.body.id)
    },
    /** Takes a step, and waits for what follows. */
    async done(act: keyof typeof steps, migration: Pick<ShownMigration, 'id'>): Promise<ShownMigration> {
      const answer = await step(act, await read(migration.id))
      expect([answer.status, answer.text]).toEqual([200, answer.text])
      await control.settle()
      return read(migration.id)
    },
  }
}
