import { navigationTree } from '#core/content/navigation/navigation-tree.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import { listNavigationRevisions as contract } from '#shared/content/navigation/admin-contract.ts'

async function listNavigationRevisions() {
  const { revisions, version } = await navigationTree()
  const nameOf = await namesOf(revisions.flatMap(({ savedBy }) => savedBy ?? []))
  return {
    items: revisions.toReversed().map(({ savedBy, treeVersion, ...revision }) => ({
      ...revision,
      savedBy: savedBy ? nameOf(savedBy) : '',
      isCurrent: treeVersion === version,
    })),
  }
}

export const handler = endpoint(contract, listNavigationRevisions)
