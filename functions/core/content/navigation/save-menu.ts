import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Tree } from '#shared/content/navigation/admin-contract.ts'
import { inMenuOrder, refuseMenu } from '#shared/content/navigation/arrange.ts'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { AppError } from '#shared/errors.ts'
import type { Menu } from './menu-at.ts'
import { navigationConflict } from './navigation-conflict.ts'
import { navigationItems } from './navigation-items.ts'
import { navigationRevisions } from './navigation-revisions.ts'
import { type NavigationTree, navigationTrees } from './navigation-tree.ts'

const mostRevisions = 20
/** A transaction takes a hundred, some of which are not entries. */
const mostChanges = 92

type Change = {
  by: { userId: string; adminId?: string | undefined }
  /** The menu as it was read. */
  menu: Menu
  /** The new menu, in its order. */
  items: readonly Omit<NavigationItem, 'order' | 'version'>[]
  what: string
  remember: (tree: Tree) => Write[]
}

/** An administrator changes the menu, in any number of places: all of it is written, or nothing. */
export async function saveMenu({ by, menu, items, what, remember }: Change, now: string): Promise<Tree> {
  refuseMenu(items)
  const before = new Map(menu.items.map((item) => [item.id, item]))
  const wanted = inMenuOrder(items).map((item, place) =>
    settled({ ...item, order: (place + 1) * 10 }, before),
  )
  const ids = new Set(wanted.map(({ id }) => id))
  const gone = menu.items.filter(({ id }) => !ids.has(id))
  const changed = wanted.filter((item) => item !== before.get(item.id))
  if (gone.length + changed.length === 0) return { items: wanted, treeVersion: menu.tree.version }
  if (gone.length + changed.length > mostChanges) throw tooManyChanges()
  const kept = keptRevisions(menu, { savedBy: by.userId, savedAt: now, entries: wanted.length, what })
  const tree = { version: menu.tree.version + 1, revisions: kept.revisions }
  const answer = { items: wanted, treeVersion: tree.version }
  await commit(
    {
      ...navigationTrees.put(
        tree,
        menu.tree.version === 0 ? { absent: true } : { version: menu.tree.version },
        navigationConflict,
      ),
      decides: true,
    },
    ...changed.map((item) => {
      const stored = before.get(item.id)
      return navigationItems.put(
        item,
        stored ? { version: stored.version } : { absent: true },
        navigationConflict,
      )
    }),
    ...gone.map((item) => navigationItems.delete(item, navigationConflict)),
    ...kept.writes(wanted),
    recordActivity(
      {
        by,
        type: 'settings_update',
        description: what,
        before: titlesOf(menu.items, [...gone, ...changed]),
        after: titlesOf(wanted, changed),
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

/** The stored entry where it stays as it is, else the next version of it. */
function settled(
  item: Omit<NavigationItem, 'version'>,
  before: ReadonlyMap<string, NavigationItem>,
): NavigationItem {
  const stored = before.get(item.id)
  if (!stored) return { ...item, version: 1 }
  return isSame({ ...item, version: stored.version }, stored)
    ? stored
    : { ...item, version: stored.version + 1 }
}

const isSame = (a: NavigationItem, b: NavigationItem) => {
  const plain = (item: object) =>
    JSON.stringify(
      Object.entries(item)
        .filter(([, value]) => value !== undefined)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
  return plain(a) === plain(b)
}

/** The log keeps the fields of each changed entry, by title. */
function titlesOf(items: readonly NavigationItem[], changed: readonly NavigationItem[]) {
  const ids = new Set(changed.map(({ id }) => id))
  const of = items.filter(({ id }) => ids.has(id))
  return Object.fromEntries(of.map(({ version: _, ...item }) => [item.id, item]))
}

type SavedMenu = Omit<NavigationTree['revisions'][number], 'number' | 'treeVersion'>

function keptRevisions({ items, tree }: Menu, saved: SavedMenu) {
  const last = tree.revisions.at(-1)?.number
  // The first change also keeps what it changed.
  const first =
    last === undefined
      ? [
          {
            number: 1,
            savedAt: saved.savedAt,
            entries: items.length,
            what: 'Before the first change',
            treeVersion: tree.version,
          },
        ]
      : []
  const number = (last ?? 1) + 1
  const all = [...tree.revisions, ...first, { ...saved, number, treeVersion: tree.version + 1 }]
  const dropped = all.slice(0, -mostRevisions)
  return {
    revisions: all.slice(-mostRevisions),
    writes: (wanted: NavigationItem[]): Write[] => [
      ...first.map((revision) =>
        navigationRevisions.put({ number: revision.number, items, version: 1 }, { absent: true }),
      ),
      navigationRevisions.put({ number, items: wanted, version: 1 }, { absent: true }),
      ...dropped.map((revision) =>
        navigationRevisions.underive({ number: revision.number, items: [], version: 1 }),
      ),
    ],
  }
}

const tooManyChanges = () =>
  new AppError(
    'invalid',
    'navigation_changes',
    'Too many changes to save at once. Delete fewer entries, save, and then continue.',
  )
