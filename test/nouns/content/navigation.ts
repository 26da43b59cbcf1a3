import { menuNow } from '#core/content/navigation/menu-at.ts'
import type { NavigationFields } from '#shared/content/navigation/navigation-item.ts'
import { putEntry } from '#test/support/menu-entries.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

const fields: NavigationFields = {
  title: 'Sample',
  href: '/faq',
  targetBlank: false,
  contexts: ['base'],
  priority: 10,
  visibilityRules: [],
  isActive: false,
}

const treeVersion = async (caller: unknown) => (caller ? (await menuNow()).tree.version : 0)

export const fixture = {
  listNavigation: () => ({}),
  listAllNavigation: () => ({}),
  createNavigationItem: async (caller) => ({ body: { ...fields, treeVersion: await treeVersion(caller) } }),
  updateNavigationItem: async (caller) => ({
    params: { itemId: caller ? await putEntry() : 'nav_unknown' },
    body: { ...fields, title: 'Changed by a sample', treeVersion: await treeVersion(caller) },
  }),
  deleteNavigationItem: async (caller) => ({
    params: { itemId: caller ? await putEntry() : 'nav_unknown' },
    body: { treeVersion: await treeVersion(caller) },
  }),
  arrangeNavigation: async (caller) => {
    if (!caller) return { body: { items: [], treeVersion: 0 } }
    const { items, tree } = await menuNow()
    const arranged = items.map(({ order: _, version: __, placedByPage: ___, ...item }) => item)
    return { body: { items: arranged, treeVersion: tree.version } }
  },
  listNavigationRevisions: () => ({}),
  restoreNavigation: async (caller) => {
    const { tree } = caller ? await menuNow() : { tree: undefined }
    return {
      params: { number: tree?.revisions.at(-1)?.number ?? 1 },
      body: { treeVersion: tree?.version ?? 0 },
    }
  },
} satisfies NounFixture<'navigation'>
