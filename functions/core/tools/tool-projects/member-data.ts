import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { inflatedData } from './deflated-data.ts'
import { projectBodies } from './project-bodies.ts'
import { projectShares } from './project-shares.ts'
import { projectVersions } from './project-versions.ts'
import { projectsOf } from './projects-of.ts'
import { versionsOf } from './versions-of.ts'

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const { id: projectId } of projectsOf(userId)) {
      const keys = [projectBodies.key({ projectId }), projectShares.key({ projectId })]
      for await (const version of versionsOf(projectId))
        keys.push(projectVersions.key(version), projectBodies.key(version))
      await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
    }
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const { id: projectId } of projectsOf(userId)) {
      const saved = await dataOf({ projectId })
      if (saved) yield { kind: projectBodies.name, item: { projectId, data: saved } }
      for await (const version of versionsOf(projectId))
        yield { kind: projectVersions.name, item: { ...version, data: await dataOf(version) } }
    }
  },
}

async function dataOf(key: { projectId: string; number?: number }) {
  const body = await projectBodies.get(key)
  return body && inflatedData(body.deflated)
}
